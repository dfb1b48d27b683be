extension ViewCounts {
  /// The counts of trees of other shapes than a table, per pass.
  static let shapes: [String: Counts] = [
    "ViewUpdate.formValues.oneOf.4way": Counts(branches: nil, retains: nil, exclusivity: nil),
    "ViewUpdate.formValues.conditional.16way": Counts(
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.formValues.anyViewNodes.16way": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.formValues.oneOf.16way": Counts(branches: nil, retains: nil, exclusivity: nil),
    "ViewUpdate.formKinds.oneOf.4way": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.modifiersLeaf.typed.depth18": Counts(branches: nil, retains: nil, exclusivity: nil),
    "ViewUpdate.modifiersLeaf.anyViewNodes.depth18": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.wideValues.typed.10views": Counts(branches: nil, retains: nil, exclusivity: nil),
    "ViewUpdate.wideValues.pack.10views": Counts(branches: nil, retains: nil, exclusivity: nil),
    "ViewUpdate.wideValues.anyViewNodes.10views": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.feedRandom.conditional.8of100": Counts(
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.feedRandom.anyViewRows.8of100": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
  ]
}
