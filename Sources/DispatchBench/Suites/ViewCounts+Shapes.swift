extension ViewCounts {
  /// The counts of trees of other shapes than a table, per pass.
  static let shapes: [String: Counts] = [
    "ViewUpdate.formValues.oneOf.4way": Counts(branches: nil, retains: 1786, exclusivity: 970),
    "ViewUpdate.formValues.conditional.16way": Counts(
      branches: nil,
      retains: 2092,
      exclusivity: 1042
    ),
    "ViewUpdate.formValues.anyViewNodes.16way": Counts(
      allocations: 100,
      branches: nil,
      retains: 1820,
      exclusivity: 1242
    ),
    "ViewUpdate.formValues.oneOf.16way": Counts(branches: nil, retains: 1912, exclusivity: 1042),
    "ViewUpdate.formKinds.oneOf.4way": Counts(
      allocations: 148,
      branches: nil,
      retains: 2184,
      exclusivity: 1514
    ),
    "ViewUpdate.modifiersLeaf.typed.depth18": Counts(branches: nil, retains: 10, exclusivity: 16),
    "ViewUpdate.modifiersLeaf.anyViewNodes.depth18": Counts(
      allocations: 38,
      branches: nil,
      retains: 42,
      exclusivity: 92
    ),
    "ViewUpdate.wideValues.typed.10views": Counts(branches: nil, retains: 122, exclusivity: 76),
    "ViewUpdate.wideValues.pack.10views": Counts(branches: nil, retains: 236, exclusivity: 76),
    "ViewUpdate.wideValues.anyViewNodes.10views": Counts(
      allocations: 20,
      branches: nil,
      retains: 138,
      exclusivity: 116
    ),
    "ViewUpdate.feedRandom.conditional.8of100": Counts(
      branches: nil,
      retains: 3664,
      exclusivity: 1700
    ),
    "ViewUpdate.feedRandom.anyViewRows.8of100": Counts(
      allocations: 200,
      branches: nil,
      retains: 3264,
      exclusivity: 2100
    ),
  ]
}
