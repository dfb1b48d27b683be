extension ViewCounts {
  /// The counts of ViewDiff, per pass.
  static let viewDiff: [String: Counts] = [
    "ViewDiff.tableSame.typed.100": Counts(branches: 1854, retains: 870, exclusivity: 90),
    "ViewDiff.tableSame.anyViewRoot.100": Counts(branches: 1858, retains: 876, exclusivity: 90),
    "ViewDiff.tableSame.anyViewRows.100": Counts(branches: 1838, retains: 870, exclusivity: 76),
    "ViewDiff.tableSame.classBox.100": Counts(
      branches: 3238,
      retains: 670,
      casts: 200,
      exclusivity: 76
    ),
    "ViewDiff.tableSame.closure1.100": Counts(branches: 2054, retains: 670, exclusivity: 76),
    "ViewDiff.tableSame.closure3.100": Counts(branches: 2054, retains: 1270, exclusivity: 76),
    "ViewDiff.tableSame.storedAny.100": Counts(branches: 8054, retains: 1286, exclusivity: 84),
    "ViewDiff.tableSame.anyViewNodes.100": Counts(branches: 1846, retains: 878, exclusivity: 76),
    "ViewDiff.tableSame.compilerErased.100": Counts(branches: 1860, retains: 876, exclusivity: 90),
    "ViewDiff.tableSame.framework.100": Counts(branches: nil, retains: 1526, exclusivity: 116),
    "ViewDiff.tableSame.frameworkAnyView.100": Counts(
      branches: nil,
      retains: 1726,
      exclusivity: 116
    ),
    "ViewDiff.tableEvery10th.typed.100": Counts(
      allocations: 40,
      branches: nil,
      retains: 1230,
      exclusivity: 90
    ),
    "ViewDiff.tableEvery10th.anyViewRoot.100": Counts(
      allocations: 40,
      branches: nil,
      retains: 1236,
      exclusivity: 90
    ),
    "ViewDiff.tableEvery10th.anyViewRows.100": Counts(
      allocations: 40,
      branches: nil,
      retains: 1270,
      exclusivity: 76
    ),
    "ViewDiff.tableEvery10th.anyViewNodes.100": Counts(
      allocations: 180,
      branches: nil,
      retains: 1398,
      exclusivity: 76
    ),
    "ViewDiff.tableEvery10th.compilerErased.100": Counts(
      allocations: 60,
      branches: nil,
      retains: 1356,
      exclusivity: 90
    ),
    "ViewDiff.tableEvery10th.framework.100": Counts(
      allocations: 40,
      branches: nil,
      retains: 2146,
      exclusivity: 116
    ),
    "ViewDiff.tableEvery10th.frameworkAnyView.100": Counts(
      allocations: 40,
      branches: nil,
      retains: 2346,
      exclusivity: 116
    ),
  ]
}
