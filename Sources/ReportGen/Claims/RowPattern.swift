import Results

/// Which benchmarks a claim is about: the form of a name, part by part.
///
/// `Boxing.store.any|Any.*B`: alternatives are parted by `|`, and `*` stands for any characters,
/// also for none. Without a fourth part only names without a parameter fit.
struct RowPattern: Sendable {
  /// The pattern as written.
  let text: String
  /// The sizes that a parameter such as `32B` may name, or `nil` if any parameter will do.
  let sizes: ClosedRange<Int>?
  private let parts: [[[UInt8]]]

  /// Reads a pattern.
  ///
  /// - Precondition: `text` has three or four parts.
  init(_ text: String, sizes: ClosedRange<Int>? = nil) {
    self.text = text
    self.sizes = sizes
    parts = text.split(separator: ".").map { part in
      part.split(separator: "|").map { Array($0.utf8) }
    }
    precondition(3...4 ~= parts.count, "'\(text)' is no pattern of a name")
  }

  /// Whether `name` fits.
  func matches(_ name: BenchmarkName) -> Bool {
    let bytes = name.description.utf8Span.span
    for (index, part) in BenchmarkName.Part.allCases.enumerated() {
      let range = name.bytes(of: part)
      guard index < parts.count else { return range.isEmpty }
      guard matches(index, bytes.extracting(range)) else { return false }
    }
    guard let sizes else { return true }
    return name.payloadBytes.map(sizes.contains) ?? false
  }

  /// Whether names of `family` can fit.
  func matches(family: String) -> Bool { matches(0, family.utf8Span.span) }

  /// Whether `text` fits an alternative of the part at `index`.
  private func matches(_ index: Int, _ text: Span<UInt8>) -> Bool {
    for alternative in parts[index] where glob(alternative.span, text) { return true }
    return false
  }
}

/// Whether `text` fits `pattern`, in which `*` stands for any bytes.
private func glob(_ pattern: Span<UInt8>, _ text: Span<UInt8>) -> Bool {
  if pattern.isEmpty { return text.isEmpty }
  let rest = pattern.extracting(droppingFirst: 1)
  if pattern[0] == UInt8(ascii: "*") {
    return glob(rest, text) || (!text.isEmpty && glob(pattern, text.extracting(droppingFirst: 1)))
  }
  return !text.isEmpty && text[0] == pattern[0] && glob(rest, text.extracting(droppingFirst: 1))
}

extension BenchmarkName {
  /// The size that a parameter such as `32B` names, or `nil` if it names something else.
  var payloadBytes: Int? {
    guard parameter.last == "B" else { return nil }
    return Int(parameter.dropLast())
  }
}
