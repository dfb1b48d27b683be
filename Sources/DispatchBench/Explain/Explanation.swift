import Measurement
import Results

/// What is said about one benchmark before its machine code is shown.
struct Explanation {
  /// The sections, with an empty line between two.
  let text: String

  /// Words what is known.
  ///
  /// - Parameters:
  ///   - benchmark: What is explained.
  ///   - reference: What it is compared with.
  ///   - counts: What was counted of both.
  ///   - kind: Whether the optimizer ran; without it, little of this means anything.
  init(
    _ benchmark: Benchmark,
    _ reference: Benchmark?,
    _ counts: CountsOfOne,
    kind: BuildFacts.Kind = BuildFacts.currentKind
  ) {
    let sections = [
      Self.heading(benchmark, reference, kind),
      LayoutWords.text(of: benchmark),
      CostTable.text(counts),
      DifferenceWords.text(benchmark, counts),
      CallTable.text(counts),
    ]
    text = sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func heading(
    _ benchmark: Benchmark,
    _ reference: Benchmark?,
    _ kind: BuildFacts.Kind
  ) -> String {
    var lines = [benchmark.name.description]
    if !benchmark.note.isEmpty { lines.append("  note       \(benchmark.note)") }
    lines.append("  reference  " + (reference?.name.description ?? "none"))
    lines.append("  declared   leaves \(benchmark.leaves)")
    for (metric, reason) in benchmark.leaves.unsaid.sorted(by: { $0.key.rawValue < $1.key.rawValue }
    ) {
      lines.append("             \(metric.rawValue) unsaid: \(reason)")
    }
    if kind == .debug {
      lines.append("  caution    a debug build: nothing here says what optimised Swift costs")
    }
    return lines.joined(separator: "\n")
  }
}
