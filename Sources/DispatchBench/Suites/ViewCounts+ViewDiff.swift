extension ViewCounts {
  /// The counts of ViewDiff, per pass.
  static let viewDiff: [String: Counts] = [
    "ViewDiff.tableSame.typed.100": Counts(branches: 1862, retains: 476, exclusivity: 84),
    "ViewDiff.tableSame.anyViewRoot.100": Counts(branches: 1860, retains: 476, exclusivity: 84),
    "ViewDiff.tableSame.anyViewRows.100": Counts(branches: 2438, retains: 676, exclusivity: 84),
    "ViewDiff.tableSame.classBox.100": Counts(
      branches: 3238,
      retains: 476,
      casts: 200,
      exclusivity: 84
    ),
    "ViewDiff.tableSame.closure1.100": Counts(branches: 2062, retains: 476, exclusivity: 84),
    "ViewDiff.tableSame.closure3.100": Counts(branches: 2062, retains: 676, exclusivity: 84),
    "ViewDiff.tableSame.storedAny.100": Counts(branches: 8070, retains: 1292, exclusivity: 86),
    "ViewDiff.tableSame.anyViewNodes.100": Counts(branches: 2444, retains: 678, exclusivity: 84),
    "ViewDiff.tableSame.compilerErased.100": Counts(branches: 1854, retains: 476, exclusivity: 84),
    "ViewDiff.tableSame.framework.100": Counts(branches: nil, retains: 1526, exclusivity: 110),
    "ViewDiff.tableSame.frameworkAnyView.100": Counts(
      branches: nil,
      retains: 1726,
      exclusivity: 110
    ),
    "ViewDiff.tableEvery10th.typed.100": Counts(
      allocations: 40,
      branches: nil,
      retains: 1136,
      exclusivity: 104
    ),
    "ViewDiff.tableEvery10th.anyViewRoot.100": Counts(
      allocations: 40,
      branches: nil,
      retains: 1136,
      exclusivity: 104
    ),
    "ViewDiff.tableEvery10th.anyViewRows.100": Counts(
      allocations: 40,
      branches: nil,
      retains: 1336,
      exclusivity: 104
    ),
    "ViewDiff.tableEvery10th.anyViewNodes.100": Counts(
      allocations: 180,
      branches: nil,
      retains: 1258,
      exclusivity: 104
    ),
    "ViewDiff.tableEvery10th.compilerErased.100": Counts(
      allocations: 60,
      branches: nil,
      retains: 1256,
      exclusivity: 104
    ),
    "ViewDiff.tableEvery10th.framework.100": Counts(
      allocations: 40,
      branches: nil,
      retains: 2446,
      exclusivity: 130
    ),
    "ViewDiff.tableEvery10th.frameworkAnyView.100": Counts(
      allocations: 40,
      branches: nil,
      retains: 2646,
      exclusivity: 130
    ),
  ]
}
