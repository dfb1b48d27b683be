import Results

/// What `any` costs as a sum: a box made, an indirect call, a retain; and what is left over.
struct CostModel {
  /// A term: what is counted and what one of it costs in nanoseconds.
  struct Term {
    let name: String
    let cost: Interval
  }

  private static let counts: [(metric: Metric, name: String)] = [
    (.allocations, "heap allocation"), (.indirectBranches, "indirect branch"),
    (.retains, "retain with its release"),
  ]

  /// The terms, dearest first in the ledger's order: box, call, reference count.
  let terms: [Term]
  /// The number of rows that were fitted.
  let rowCount: Int
  /// The median of what rows have left over, in nanoseconds, whichever sign it has.
  let usualRest: Double
  /// The row with most left over, and how much.
  let worst: (name: BenchmarkName, rest: Double)

  /// Fits the rows of `any` against their references; `nil` if the run has too few of them.
  init?(_ evidence: Evidence) {
    let rows = evidence.rows(RowPattern("Boxing|Dispatch.*.any.*"), .difference)
      .compactMap { row in Self.observation(row, evidence).map { (row.benchmark, $0) } }
    guard let fit = LinearFit(rows.map(\.1)),
      let usual = median(fit.leftOver.map { abs($0) }),
      let worst = zip(rows, fit.leftOver).max(by: { abs($0.1) < abs($1.1) })
    else { return nil }
    terms = zip(Self.counts, fit.terms).map { Term(name: $0.name, cost: $1) }
    rowCount = rows.count
    usualRest = usual
    self.worst = (worst.0.0, worst.1)
  }

  private static func observation(
    _ row: ResultRow,
    _ evidence: Evidence
  ) -> LinearFit.Observation? {
    guard let figure = row.value, row.low != nil else { return nil }
    let amounts = counts.compactMap { evidence.extra($0.metric, of: row.benchmark) }
    guard amounts.count == counts.count else { return nil }
    let group = "\(row.benchmark.family).\(row.benchmark.operation)"
    return LinearFit.Observation(group: group, amounts: amounts, figure: figure)
  }

  /// The model as sentences; a term whose interval holds zero is called undecided.
  var lines: [String] {
    let parts = terms.map { term in
      let cost = FigureText.nanoseconds(term.cost.estimate)
      let doubt = term.cost.low > 0 ? "" : ", which may be nothing"
      return "- \(cost) for each \(term.name)\(doubt)"
    }
    return [
      "An operation on `any` takes longer than its concrete twin by the sum of:", "",
    ] + parts + [
      "",
      "Fitted to \(counted(rowCount, "row")) of `any`; half of them are explained to within"
        + " \(FigureText.nanoseconds(Estimate(value: usualRest, low: nil, high: nil, n: 0))),"
        + " the worst is \(worst.name) with"
        + " \(FigureText.nanoseconds(Estimate(value: worst.rest, low: nil, high: nil, n: 0)))"
        + " left over.",
    ]
  }
}
