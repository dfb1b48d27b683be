import Results

extension ClaimTest {
  /// Every recorded outcome of the claim `id`, or of the scenarios called `numbers`, is as claimed.
  ///
  /// A row of the metric `scenario` belongs to a claim or scenario if a part of its name, taken
  /// apart at hyphens and underscores, is the id or number. Rows that bear the claim's own id are
  /// enough; without them every number must have a row.
  static func scenarios(_ id: String, _ numbers: String..., shows proposition: String) -> ClaimTest
  {
    ClaimTest(proposition: proposition) { evidence in
      let rows = evidence.rows(.scenario)
      let own = rows.filter { $0.benchmark.isMarked(id) }
      let numbered = numbers.map { number in rows.filter { $0.benchmark.isMarked(number) } }
      let absent = zip(numbers, numbered).filter { $0.1.isEmpty }.map(\.0)
      let found = unique(own + numbered.joined())
      let contradicting = found.filter { $0.value == 0 }
      let unknown = found.filter { $0.value == nil }
      if !contradicting.isEmpty {
        let names = contradicting.map { "otherwise in \($0.benchmark)" }
        return Judgement(
          outcome: .fails,
          figures: listed(names),
          benchmarks: contradicting.map(\.benchmark)
        )
      }
      if own.isEmpty, numbers.isEmpty || !absent.isEmpty {
        return .missing("outcome of \(numbers.isEmpty ? id : absent.joined(separator: ", "))")
      }
      if let row = unknown.first { return .missing("outcome of \(row.benchmark)") }
      return Judgement(
        outcome: .holds,
        figures: "as claimed in \(counted(found.count, "scenario"))",
        benchmarks: found.map(\.benchmark)
      )
    }
  }

  private static func unique(_ rows: [ResultRow]) -> [ResultRow] {
    var seen: Set<BenchmarkName> = []
    return rows.filter { seen.insert($0.benchmark).inserted }
  }
}

extension BenchmarkName {
  /// Whether one of the name's words is `mark`.
  fileprivate func isMarked(_ mark: String) -> Bool {
    description.split { ".-_".contains($0) }.contains { $0 == mark }
  }
}
