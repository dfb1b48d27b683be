extension ViewCounts {
  /// The counts of trees of other shapes than a table, per pass.
  static let shapes: [String: Counts] = [
    "ViewUpdate.formValues.oneOf.4way": Counts(branches: nil, retains: 1002, exclusivity: 158),
    "ViewUpdate.formValues.conditional.16way": Counts(
      branches: nil,
      retains: 1284,
      exclusivity: 158
    ),
    "ViewUpdate.formValues.anyViewNodes.16way": Counts(
      allocations: 100,
      branches: nil,
      retains: 944,
      exclusivity: 158
    ),
    "ViewUpdate.formValues.oneOf.16way": Counts(branches: nil, retains: 1128, exclusivity: 158),
    "ViewUpdate.formKinds.oneOf.4way": Counts(
      allocations: 148,
      branches: nil,
      retains: 1400,
      exclusivity: 554
    ),
    "ViewUpdate.modifiersLeaf.typed.depth18": Counts(branches: nil, retains: 10, exclusivity: 16),
    "ViewUpdate.modifiersLeaf.anyViewNodes.depth18": Counts(
      allocations: 38,
      branches: nil,
      retains: 42,
      exclusivity: 16
    ),
    "ViewUpdate.feedRandom.conditional.8of100": Counts(
      branches: nil,
      retains: 2108,
      exclusivity: 286
    ),
    "ViewUpdate.feedRandom.anyViewRows.8of100": Counts(
      allocations: 200,
      branches: nil,
      retains: 1708,
      exclusivity: 286
    ),
  ]
}
