import Results

/// What the build with the doses of time changes in one row of the `Control` family.
struct TimeDose {
  /// The row that takes it.
  let row: String
  /// The links of its chain before and after.
  let links: (before: Double, after: Double)
  /// How many of twenty comparisons must call it.
  let leastOfTwenty: Int

  /// The four doses (Suites/ControlDoses.swift).
  static let all = [
    TimeDose(row: "Control.dose.chain.up5", links: (100, 105), leastOfTwenty: 19),
    TimeDose(row: "Control.dose.chain.up10", links: (120, 132), leastOfTwenty: 20),
    TimeDose(row: "Control.dose.chain.down5", links: (147, 140), leastOfTwenty: 19),
    TimeDose(row: "Control.dose.chain.down10", links: (176, 160), leastOfTwenty: 20),
  ]

  /// candidate / baseline, as it was built in.
  var ratio: Double { links.after / links.before }

  /// What a comparison must say of the row.
  var expected: TimeVerdict { ratio > 1 ? .regression : .improvement }

  /// The row of a comparison's verdict.
  func find(in verdict: RecordedVerdict) -> RecordedVerdict.Row? {
    verdict.time?.rows.first { $0.benchmark == row }
  }

  /// Whether a comparison that its own null arm does not void calls the dose.
  func isCaught(in verdict: RecordedVerdict) -> Bool {
    verdict.time?.isContaminated == false && find(in: verdict)?.verdict == expected
  }
}
