import Results

extension ClaimTest {
  /// Some ratio that fits `pattern` lies as a whole above `factor`: exceptions, named.
  static func exception(
    _ proposition: String,
    _ pattern: String,
    above factor: Double
  ) -> ClaimTest {
    someRatio(proposition, pattern) { row, floor in (row.low ?? 0) > max(factor, floor) }
  }

  /// Some ratio that fits `pattern` lies as a whole below `factor`: what is saved, named.
  static func cheaper(_ proposition: String, _ pattern: String, below factor: Double) -> ClaimTest {
    someRatio(proposition, pattern) { row, floor in
      (row.high ?? .infinity) < min(factor, 1 / floor)
    }
  }

  /// No row of `metric` fits `pattern`: the claim stands for the rest only.
  static func unmeasured(_ proposition: String, _ pattern: String, _ metric: Metric) -> ClaimTest {
    let pattern = RowPattern(pattern)
    return ClaimTest(proposition: proposition) { evidence in
      let rows = evidence.rows(pattern, metric).filter { $0.value != nil }
      return Judgement(
        outcome: rows.isEmpty ? .holds : .fails,
        figures: rows.isEmpty
          ? "no \(metric.rawValue) of \(pattern.text)" : counted(rows.count, "row"),
        benchmarks: rows.map(\.benchmark)
      )
    }
  }

  /// At least the part `share` of the rows that fit `pattern` have a value above `bound`.
  static func share(
    _ proposition: String,
    _ pattern: String,
    _ metric: Metric,
    above bound: Double,
    atLeast share: Double
  ) -> ClaimTest {
    let pattern = RowPattern(pattern)
    return ClaimTest(proposition: proposition) { evidence in
      let rows = evidence.rows(pattern, metric)
      guard !rows.isEmpty else { return .missing("\(metric.rawValue) of \(pattern.text)") }
      if let gap = rows.first(where: { $0.value == nil }) {
        return .missing("\(metric.rawValue) of \(gap.benchmark)")
      }
      let count = rows.count { ($0.value ?? 0) > bound }
      return Judgement(
        outcome: Double(count) >= share * Double(rows.count) ? .holds : .fails,
        figures: "\(count) of \(rows.count) are above \(NumberText.count(bound))",
        benchmarks: rows.map(\.benchmark)
      )
    }
  }

  private static func someRatio(
    _ proposition: String,
    _ pattern: String,
    _ isChosen: @escaping @Sendable (ResultRow, _ floor: Double) -> Bool
  ) -> ClaimTest {
    let pattern = RowPattern(pattern)
    return ClaimTest(proposition: proposition) { evidence in
      let rows = evidence.rows(pattern, .ratio).filter { isChosen($0, evidence.floor) }
      guard !rows.isEmpty else { return .missing("such ratio of \(pattern.text)") }
      let texts = rows.compactMap { row in
        row.estimate.map { "\(FigureText.figure($0, .ratio)) in \(row.benchmark)" }
      }
      return Judgement(
        outcome: .holds,
        figures: listed(texts),
        benchmarks: rows.map(\.benchmark)
      )
    }
  }
}
