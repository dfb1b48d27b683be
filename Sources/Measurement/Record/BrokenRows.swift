package import Results

/// The benchmarks of a run that do not leave standing what they declare: errors, never numbers.
package struct BrokenRows {
  /// What each of them breaks, in the order of the suites.
  package let broken: [BrokenDeclaration]
  private let reasons: [BenchmarkName: String]

  /// Holds the declarations against the counts.
  ///
  /// Unoptimised code leaves everything standing, so a debug build is not held to anything.
  package init(_ benchmarks: [Benchmark], _ counts: ExactCounts) {
    guard BuildFacts.currentKind == .release else {
      (broken, reasons) = ([], [:])
      return
    }
    let declarations = Dictionary(benchmarks.map { ($0.name, $0.leaves) }) { first, _ in first }
    broken = counts.counts.flatMap { declarations[$0.benchmark]?.broken(by: $0) ?? [] }
    reasons = Dictionary(broken.map { ($0.benchmark, "\($0)") }) { first, _ in first }
  }

  /// The rows, without a number where the benchmark or what it is compared with is broken.
  package func taken(outOf rows: [ResultRow]) -> [ResultRow] {
    rows.map { row in
      guard let reason = reasons[row.benchmark] ?? row.reference.flatMap({ reasons[$0] }) else {
        return row
      }
      var row = row
      (row.value, row.low, row.high) = (nil, nil, nil)
      (row.status, row.note) = (.notMeasured, reason)
      return row
    }
  }

  /// The benchmarks, for the manifest.
  package var omissions: [Omission] {
    reasons.sorted { $0.key < $1.key }.map {
      Omission(subject: $0.key.description, reason: $0.value)
    }
  }
}
