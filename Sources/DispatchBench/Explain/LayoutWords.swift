import Measurement
import Results

/// Where a benchmark's values are kept, and which condition decides it.
enum LayoutWords {
  /// The section on the payloads of `benchmark`; empty if it declares none.
  static func text(of benchmark: Benchmark) -> String {
    let variant = benchmark.name.variant
    let blocks = benchmark.payloads.map { text(of: $0, heldAs: variant) }
    return blocks.isEmpty ? "" : (["Layout"] + blocks).joined(separator: "\n")
  }

  /// A row of the layout family, which has nothing to execute.
  static func text(of layout: LayoutFact) -> String {
    let note = layout.note.isEmpty ? "" : "; \(layout.note)"
    return "\(layout.name)\n  size \(layout.size), stride \(layout.stride), "
      + "alignment \(layout.alignment) bytes\(note)\n"
      + "  A layout is a fact of the ABI: nothing is executed, so there is nothing to count."
  }

  /// One payload in one kind of container.
  static func text(of payload: PayloadLayout, heldAs variant: String) -> String {
    let sizes =
      "  \(payload.name): size \(payload.size), stride \(payload.stride), "
      + "alignment \(payload.alignment) bytes"
    guard let sentence = sentence(payload, variant) else { return sizes }
    let lines = [sizes, "  " + sentence]
    guard existentials.contains(variant) else { return lines.joined(separator: "\n") }
    return (lines + conditions(payload)).joined(separator: "\n")
  }

  /// The three conditions of inline storage, each with its verdict.
  private static func conditions(_ payload: PayloadLayout) -> [String] {
    let (size, alignment) = (PayloadLayout.bufferSize, PayloadLayout.bufferAlignment)
    let facts = [
      ("size", payload.size, size), ("alignment", payload.alignment, alignment),
    ].map { name, value, limit in
      (name, "\(value) \(value > limit ? ">" : "<=") \(limit)", value <= limit)
    }
    let takable = ("bitwise-takable", payload.isBitwiseTakable ? "yes" : "no")
    return (facts + [(takable.0, takable.1, payload.isBitwiseTakable)]).map { name, fact, holds in
      let columns = [(name, 16), (fact, 10)].map { TextTable.pad($0.0, to: $0.1, .left) }
      return "    \(columns.joined(separator: " ")) \(holds ? "allows inline" : "forces a box")"
    }
  }

  private static func sentence(_ payload: PayloadLayout, _ variant: String) -> String? {
    switch variant {
    case _ where existentials.contains(variant):
      payload.isInline
        ? "Inline: the container's \(PayloadLayout.bufferSize) bytes hold it, nothing is allocated."
        : "Boxed: the container holds a pointer to a box on the heap, because of "
          + payload.obstacles.map(\.description).joined(separator: " and ") + "."
    case Variant.concrete.name, Variant.generic.name, Variant.some.name, "handwritten":
      "Bare: it is held as it is, and the compiler knows its type."
    case Variant.genericUnspecialized.name:
      "Bare: it is held as it is, but its size and its copying are read from metadata."
    case Variant.anyClassBound.name, Variant.classBox.name:
      "In an object: what is held is a reference, whatever the size."
    case Variant.closureBox.name:
      "In a closure's context: what is held is code and a reference, whatever the size."
    case Variant.enumeration.name:
      "In an enum: inline, at the size of the largest case and a tag."
    default: nil
    }
  }

  private static let existentials: Set<String> = Set(
    [Variant.any, .untyped, .anyComposition, .opened].map(\.name) + ["anyCast", "anyMetatype"]
  )
}
