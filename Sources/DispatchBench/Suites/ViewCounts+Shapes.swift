extension ViewCounts {
  /// The counts of trees of other shapes than a table, per pass.
  static let shapes: [String: Counts] = [
    "ViewUpdate.formValues.oneOf.4way": Counts(branches: nil, retains: 924, exclusivity: 80),
    "ViewUpdate.formValues.conditional.16way": Counts(
      branches: nil,
      retains: 1336,
      exclusivity: 80
    ),
    "ViewUpdate.formValues.anyViewNodes.16way": Counts(
      allocations: 100,
      branches: nil,
      retains: 910,
      exclusivity: 80
    ),
    "ViewUpdate.formValues.oneOf.16way": Counts(branches: nil, retains: 1008, exclusivity: 80),
    "ViewUpdate.formKinds.oneOf.4way": Counts(
      allocations: 148,
      branches: nil,
      retains: 1322,
      exclusivity: 476
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
      retains: 1778,
      exclusivity: 94
    ),
    "ViewUpdate.feedRandom.anyViewRows.8of100": Counts(
      allocations: 200,
      branches: nil,
      retains: 1978,
      exclusivity: 94
    ),
  ]
}
