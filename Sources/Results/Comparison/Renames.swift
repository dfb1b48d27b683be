/// The rows of a table, grouped.
struct RowsByBenchmark {
  let rows: [BenchmarkName: [ResultRow]]

  init(_ table: ResultTable) { rows = Dictionary(grouping: table.rows, by: \.benchmark) }

  /// The exact figures of a benchmark: what two names for one thing have in common.
  func figures(_ name: BenchmarkName) -> [Metric: Double] {
    let exact = (rows[name] ?? []).filter {
      $0.metric.isExact && $0.metric.standardTolerance != nil
    }
    return Dictionary(
      exact.compactMap { row in row.value.map { (row.metric, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

/// Benchmarks that one side has alone, with the pairs that look like one benchmark renamed.
///
/// A pair is called renamed if it is the only one whose exact figures all agree and whose names
/// differ in one part. It is a hint for the reader and changes no exit code: a row that is gone
/// has to be accounted for by whoever renamed it.
struct Renames {
  let findings: [CoverageFinding]

  init(from before: RowsByBenchmark, to after: RowsByBenchmark) {
    let gone = before.rows.keys.filter { after.rows[$0] == nil }
    var fresh = Set(after.rows.keys.filter { before.rows[$0] == nil })
    var findings: [CoverageFinding] = []
    for name in gone.sorted() {
      let figures = before.figures(name)
      let heirs = fresh.filter { heir in
        Self.differInOnePart(name, heir) && !figures.isEmpty && after.figures(heir) == figures
      }
      if heirs.count == 1, let heir = heirs.first {
        fresh.remove(heir)
        findings.append(CoverageFinding(.renamed, name, detail: "\(heir)"))
      } else {
        findings.append(CoverageFinding(.missing, name))
      }
    }
    self.findings = findings + fresh.map { CoverageFinding(.new, $0) }
  }

  private static func differInOnePart(_ one: BenchmarkName, _ other: BenchmarkName) -> Bool {
    let parts = [
      (one.family, other.family), (one.operation, other.operation),
      (one.variant, other.variant), (one.parameter, other.parameter),
    ]
    return parts.count { $0.0 != $0.1 } == 1
  }
}
