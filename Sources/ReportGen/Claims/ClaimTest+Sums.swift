import Results

extension ClaimTest {
  /// What a row costs beyond its reference is the sum of what its parts cost beyond theirs, up to
  /// `factor`; the figures print what is left over.
  ///
  /// The parts are measured apart from the whole, so the interval of the quotient runs from the
  /// least sum over the greatest whole to the greatest sum over the least whole: it claims nothing
  /// about how the two vary together.
  static func sum(
    _ proposition: String,
    of parts: [String],
    explains whole: String,
    within factor: Double
  ) -> ClaimTest {
    sum(proposition, parts, whole) { sum, total in
      let quotient = sum.divided(by: total)
      return quotient.map { Expectation.near(1, factor: factor).judge($0.estimate, isExact: false) }
        ?? .undecided
    }
  }

  /// What a row costs beyond its reference is certainly not the plain sum of its parts.
  static func sumDiffers(
    _ proposition: String,
    of parts: [String],
    from whole: String
  ) -> ClaimTest {
    sum(proposition, parts, whole) { sum, total in
      let left = total.minus(sum)
      return left.low > 0 || left.high < 0 ? .holds : .undecided
    }
  }

  private static func sum(
    _ proposition: String,
    _ parts: [String],
    _ whole: String,
    _ outcome: @escaping @Sendable (_ sum: Interval, _ whole: Interval) -> Judgement.Outcome
  ) -> ClaimTest {
    ClaimTest(proposition: proposition) { evidence in
      let names = parts + [whole]
      let rows = names.compactMap { evidence.row($0, .difference) }
      let intervals = rows.compactMap { Interval($0.estimate) }
      guard rows.count == names.count else {
        let found = Set(rows.map(\.benchmark.description))
        return .missing("difference of \(names.first { !found.contains($0) } ?? whole)")
      }
      guard intervals.count == names.count else {
        return Judgement(
          outcome: .undecided,
          figures: "fewer launches than an interval needs",
          benchmarks: rows.map(\.benchmark)
        )
      }
      let total = intervals[parts.count]
      let sum = Interval.sum(intervals.dropLast())
      return Judgement(
        outcome: outcome(sum, total),
        figures: "the parts sum to \(FigureText.nanoseconds(sum.estimate)), \(whole) takes"
          + " \(FigureText.nanoseconds(total.estimate)), left over"
          + " \(FigureText.nanoseconds(total.minus(sum).estimate))",
        benchmarks: rows.map(\.benchmark)
      )
    }
  }
}
