import Results

extension ClaimTest {
  /// Every row of `metric` that fits `pattern` is as expected.
  static func every(
    _ proposition: String,
    _ pattern: String,
    _ metric: Metric,
    _ expected: Expectation,
    sizes: ClosedRange<Int>? = nil
  ) -> ClaimTest {
    let pattern = RowPattern(pattern, sizes: sizes)
    return ClaimTest(proposition: proposition) { evidence in
      let figures = evidence.rows(pattern, metric).map { ($0, $0.estimate) }
      return judge(figures, pattern, metric) { expected.judge($0, isExact: metric.isExact) }
    }
  }

  /// Every row of an exact `metric` that fits `pattern` differs as expected from its reference's.
  static func everyAgainstTwin(
    _ proposition: String,
    _ pattern: String,
    _ metric: Metric,
    _ expected: Expectation
  ) -> ClaimTest {
    let pattern = RowPattern(pattern)
    return ClaimTest(proposition: proposition) { evidence in
      let figures = evidence.rows(pattern, metric)
        .map { row in (row, difference(row, evidence.twin(of: row))) }
      return judge(figures, pattern, metric) { expected.judge($0, isExact: true) }
        .prefixed("more than the reference: ")
    }
  }

  /// The geometric mean of all ratios that fit `pattern` is as expected.
  static func mean(_ proposition: String, _ pattern: String, _ expected: Expectation) -> ClaimTest {
    let pattern = RowPattern(pattern)
    return ClaimTest(proposition: proposition) { evidence in
      // What cannot be told from an empty loop has no ratio; every other gap is one.
      let rows = evidence.rows(pattern, .ratio).filter { $0.status != .belowResolution }
      if let gap = rows.first(where: { $0.value == nil }) {
        return .missing("ratio of \(gap.benchmark)")
      }
      guard let mean = GeometricMean(of: rows.compactMap(\.estimate)) else {
        return .missing("ratio of \(pattern.text)")
      }
      let estimate = Estimate(value: mean.value, low: mean.low, high: mean.high, n: mean.count)
      return Judgement(
        outcome: expected.judge(estimate, isExact: false),
        figures: "geometric mean \(FigureText.figure(estimate, .ratio)) over"
          + " \(counted(mean.count, "row"))",
        benchmarks: rows.map(\.benchmark)
      )
    }
  }

  private static func difference(_ row: ResultRow, _ twin: ResultRow?) -> Estimate? {
    guard let own = row.value, let other = twin?.value else { return nil }
    return Estimate(value: own - other, low: nil, high: nil, n: row.n)
  }

  /// Judges each figure; names what contradicts, else what is missing or undecided, else sums up.
  private static func judge(
    _ figures: [(ResultRow, Estimate?)],
    _ pattern: RowPattern,
    _ metric: Metric,
    _ outcome: (Estimate) -> Judgement.Outcome
  ) -> Judgement {
    guard !figures.isEmpty else {
      let sizes = pattern.sizes.map { " from \($0.lowerBound) to \($0.upperBound) bytes" } ?? ""
      return .missing("\(metric.rawValue) of \(pattern.text)\(sizes)")
    }
    let judged = figures.map { row, estimate in
      (row: row, estimate: estimate, outcome: estimate.map(outcome) ?? .missing)
    }
    let whole = Judgement.Outcome.together(judged.map(\.outcome))
    let guilty = judged.filter { $0.outcome == whole }
    let texts = guilty.map { row, estimate, _ in
      let figure = estimate.map { FigureText.figure($0, metric) } ?? "no value"
      return "\(figure) in \(row.benchmark)"
    }
    let sum = FigureText.summary(judged.compactMap { j in j.estimate.map { (j.row, $0) } }, metric)
    return Judgement(
      outcome: whole,
      figures: whole == .holds ? sum : listed(texts),
      benchmarks: guilty.map(\.row.benchmark)
    )
  }
}

extension Judgement {
  /// The same judgement with words before its figures; a missing row keeps its own words.
  fileprivate func prefixed(_ words: String) -> Judgement {
    guard outcome != .missing else { return self }
    return Judgement(outcome: outcome, figures: words + figures, benchmarks: benchmarks)
  }
}

/// At most three of `texts`, and how many there are besides.
func listed(_ texts: [String]) -> String {
  let shown = texts.prefix(3).joined(separator: "; ")
  return texts.count > 3 ? "\(shown); and \(texts.count - 3) more" : shown
}
