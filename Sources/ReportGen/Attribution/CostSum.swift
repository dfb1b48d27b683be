import Results

/// The difference in time of erased rows as a sum: counts, each times what one of it costs.
///
/// What a row of another family isolates is taken from there. What none does is fitted to the erased
/// rows themselves: a cost that no row isolates, and the time of an instruction that belongs to none
/// of the counts, which stands for code that is not specialised.
struct CostSum {
  /// A cost that was fitted.
  struct Fitted {
    let name: String
    /// The count, or `nil` for the instructions that belong to none.
    let metric: Metric?
    let cost: Interval
  }

  /// A row whose time is certainly another than its reference's, with what the sum says of it.
  struct Checked {
    let benchmark: BenchmarkName
    let measured: Double
    let predicted: Double

    /// How far the prediction is off, in nanoseconds.
    var rest: Double { predicted - measured }
    /// How far the prediction is off, as a part of what was measured.
    var error: Double { rest / abs(measured) }
  }

  let units: [UnitCost]
  let fitted: [Fitted]
  /// How many rows the fitted costs are from.
  let rowCount: Int
  /// The predicted difference of each row that was fitted, in nanoseconds.
  let predictions: [BenchmarkName: Double]
  /// The instructions of each such row that belong to none of the counts that rows isolate.
  let others: [BenchmarkName: Double]
  /// The rows that the sum can be held against.
  let checked: [Checked]

  /// Adds up `rows`, or returns `nil` if they do not determine what no other row isolates.
  init?(_ rows: [ErasedRow], _ evidence: Evidence) {
    let units = UnitCost.isolated(evidence)
    let missing = UnitCost.sources.filter { source in
      !units.contains { $0.source.metric == source.metric }
        && rows.contains { abs($0.extra[source.metric] ?? 0) > ErasedRow.nothing }
    }
    let usable = rows.filter(\.isComplete)
    let observations = usable.map { row in
      LinearFit.Observation(
        group: "\(row.benchmark.family).\(row.benchmark.operation)",
        amounts: missing.map { row.extra[$0.metric] ?? 0 } + [Self.other(row, units)],
        figure: (row.time?.value ?? 0) - Self.sum(row, units) { $0.cost.value }
      )
    }
    guard let fit = LinearFit(observations) else { return nil }
    self.units = units
    let terms = missing.map { ($0.name, $0.metric as Metric?) } + [(Self.otherName, nil)]
    fitted = zip(terms, fit.terms).map { Fitted(name: $0.0, metric: $0.1, cost: $1) }
    rowCount = usable.count
    let results = zip(usable, fit.leftOver).map { row, rest in
      let measured = row.time?.value ?? 0
      return Checked(benchmark: row.benchmark, measured: measured, predicted: measured - rest)
    }
    predictions = results.reduce(into: [:]) { $0[$1.benchmark] = $1.predicted }
    others = usable.reduce(into: [:]) { $0[$1.benchmark] = Self.other($1, units) }
    checked = zip(usable, results).filter { $0.0.certainlyDiffers }.map(\.1)
  }

  /// The instructions whose time no row isolates.
  private static let otherName = "instruction that belongs to no count"

  /// The term that the predicted difference of `row` has most of, whichever sign it has.
  func largestTerm(of row: ErasedRow) -> String? {
    let known = units.map { ($0.source.name, $0.cost.value * (row.extra[$0.source.metric] ?? 0)) }
    let rest = fitted.map { term in
      let amount = term.metric.map { row.extra[$0] } ?? others[row.benchmark]
      return (term.name, term.cost.value * (amount ?? 0))
    }
    return (known + rest).max { abs($0.1) < abs($1.1) }?.0
  }

  private static func other(_ row: ErasedRow, _ units: [UnitCost]) -> Double {
    (row.extra[.instructions] ?? 0) - sum(row, units) { $0.instructions }
  }

  private static func sum(
    _ row: ErasedRow,
    _ units: [UnitCost],
    _ cost: (UnitCost) -> Double
  ) -> Double {
    units.reduce(0) { $0 + cost($1) * (row.extra[$1.source.metric] ?? 0) }
  }
}
