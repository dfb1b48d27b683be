/// Every claim, in the order of the report; a claim keeps its place for ever.
enum Ledger {
  static let chapters: [ClaimChapter] = [
    existentials, opaqueTypes, otherDispatch, builders, identity, lifetime, dependencies, tasks,
  ]

  /// A difference of time that is smaller than this is none: 5 %, above the layout floor of every
  /// build seen so far.
  static let equalTime: Expectation = .near(1, factor: 1.05)
  /// A ratio that is dearer beyond doubt.
  static let dearer: Expectation = .atLeast(1.05)
}
