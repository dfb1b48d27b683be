extension ViewCounts {
  /// The counts of tables whose lists keep rows, per pass: what is retained and allocated is the same
  /// for ten rows and for a hundred where none of them changes.
  static let kept: [String: Counts] = [
    "ViewUpdate.tableEvery10thKept.typed.100": Counts(
      allocations: 40,
      branches: nil,
      retains: 488,
      exclusivity: 66
    ),
    "ViewUpdate.tableEvery10thKept.limit.100": Counts(retains: 240),
    "ViewUpdate.tableEvery10thKept.anyViewRoot.100": Counts(
      allocations: 42,
      branches: nil,
      retains: 496,
      exclusivity: 66
    ),
    "ViewUpdate.tableEvery10thKept.anyViewRows.100": Counts(
      allocations: 60,
      branches: nil,
      retains: 552,
      exclusivity: 64
    ),
    "ViewUpdate.tableEvery10thKept.anyViewNodes.100": Counts(
      allocations: 206,
      branches: nil,
      retains: 688,
      exclusivity: 64
    ),
    "ViewUpdate.tableEvery10thKept.compilerErased.100": Counts(
      allocations: 62,
      branches: nil,
      retains: 618,
      exclusivity: 66
    ),
    "ViewUpdate.tableEvery10thKept.framework.100": Counts(
      allocations: 40,
      branches: nil,
      retains: 878,
      exclusivity: 68
    ),
    "ViewUpdate.tableEvery10thKept.frameworkAnyView.100": Counts(
      allocations: 80,
      branches: nil,
      retains: 958,
      exclusivity: 68
    ),
    "ViewUpdate.tableSwapKept.typed.100": Counts(branches: 262, retains: 60, exclusivity: 72),
    "ViewUpdate.tableSwapKept.limit.100": Counts(allocations: 18, branches: nil, retains: 210),
    "ViewUpdate.tableSwapKept.anyViewRoot.100": Counts(
      allocations: 2,
      branches: nil,
      retains: 68,
      exclusivity: 72
    ),
    "ViewUpdate.tableSwapKept.anyViewRows.100": Counts(branches: 264, retains: 64, exclusivity: 72),
    "ViewUpdate.tableSwapKept.anyViewNodes.100": Counts(
      allocations: 6,
      branches: nil,
      retains: 80,
      exclusivity: 72
    ),
    "ViewUpdate.tableSwapKept.compilerErased.100": Counts(
      allocations: 2,
      branches: nil,
      retains: 70,
      exclusivity: 72
    ),
    "ViewUpdate.tableSwapKept.framework.100": Counts(branches: nil, retains: 192, exclusivity: 70),
    "ViewUpdate.tableSwapKept.frameworkAnyView.100": Counts(
      branches: nil,
      retains: 192,
      exclusivity: 70
    ),
    "ViewUpdate.tablePrependKept.typed.100": Counts(
      allocations: 9,
      branches: nil,
      retains: 103,
      exclusivity: 101
    ),
    "ViewUpdate.tablePrependKept.limit.100": Counts(allocations: 1, branches: nil, retains: 4),
    "ViewUpdate.tablePrependKept.anyViewRoot.100": Counts(
      allocations: 11,
      branches: nil,
      retains: 111,
      exclusivity: 101
    ),
    "ViewUpdate.tablePrependKept.anyViewRows.100": Counts(
      allocations: 11,
      branches: nil,
      retains: 109,
      exclusivity: 102
    ),
    "ViewUpdate.tablePrependKept.anyViewNodes.100": Counts(
      allocations: 31,
      branches: nil,
      retains: 134,
      exclusivity: 103
    ),
    "ViewUpdate.tablePrependKept.compilerErased.100": Counts(
      allocations: 13,
      branches: nil,
      retains: 119,
      exclusivity: 101
    ),
    "ViewUpdate.tablePrependKept.framework.100": Counts(
      allocations: 11,
      branches: nil,
      retains: 266,
      exclusivity: 105
    ),
    "ViewUpdate.tablePrependKept.frameworkAnyView.100": Counts(
      allocations: 17,
      branches: nil,
      retains: 271,
      exclusivity: 105
    ),
    "ViewUpdate.tableSwapKept.typed.10": Counts(branches: 82, retains: 60, exclusivity: 72),
    "ViewUpdate.tableSwapKept.limit.10": Counts(allocations: 18, branches: nil, retains: 30),
    "ViewUpdate.tablePrependKept.typed.10": Counts(
      allocations: 9,
      branches: nil,
      retains: 103,
      exclusivity: 101
    ),
    "ViewUpdate.tablePrependKept.limit.10": Counts(allocations: 1, branches: nil, retains: 4),
  ]
}
