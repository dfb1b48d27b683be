extension ViewCounts {
  /// The counts of ViewUpdate, per pass.
  static let viewUpdate: [String: Counts] = [
    "ViewUpdate.tableSame.typed.100": Counts(branches: 508, retains: 206, exclusivity: 16),
    "ViewUpdate.tableSame.limit.100": Counts(retains: 200),
    "ViewUpdate.tableSame.anyViewRoot.100": Counts(
      allocations: 2,
      branches: nil,
      retains: 210,
      exclusivity: 16
    ),
    "ViewUpdate.tableSame.anyViewRows.100": Counts(branches: 508, retains: 206, exclusivity: 16),
    "ViewUpdate.tableSame.classBox.100": Counts(branches: 508, retains: 206, exclusivity: 16),
    "ViewUpdate.tableSame.closure1.100": Counts(branches: 508, retains: 206, exclusivity: 16),
    "ViewUpdate.tableSame.closure3.100": Counts(branches: 508, retains: 206, exclusivity: 16),
    "ViewUpdate.tableSame.storedAny.100": Counts(branches: 508, retains: 206, exclusivity: 16),
    "ViewUpdate.tableSame.anyViewNodes.100": Counts(
      allocations: 2,
      branches: nil,
      retains: 210,
      exclusivity: 16
    ),
    "ViewUpdate.tableSame.compilerErased.100": Counts(branches: 508, retains: 206, exclusivity: 16),
    "ViewUpdate.tableSame.framework.100": Counts(branches: 522, retains: 208, exclusivity: 16),
    "ViewUpdate.tableSame.frameworkAnyView.100": Counts(
      branches: 522,
      retains: 208,
      exclusivity: 16
    ),
    "ViewUpdate.tableEvery10th.typed.100": Counts(
      allocations: 42,
      branches: nil,
      retains: 1154,
      exclusivity: 106
    ),
    "ViewUpdate.tableEvery10th.limit.100": Counts(retains: 240),
    "ViewUpdate.tableEvery10th.anyViewRoot.100": Counts(
      allocations: 44,
      branches: nil,
      retains: 1158,
      exclusivity: 106
    ),
    "ViewUpdate.tableEvery10th.anyViewRows.100": Counts(
      allocations: 242,
      branches: nil,
      retains: 1554,
      exclusivity: 106
    ),
    "ViewUpdate.tableEvery10th.classBox.100": Counts(
      allocations: 242,
      branches: nil,
      retains: 1614,
      casts: 200,
      exclusivity: 106
    ),
    "ViewUpdate.tableEvery10th.closure1.100": Counts(
      allocations: 242,
      branches: nil,
      retains: 1354,
      exclusivity: 106
    ),
    "ViewUpdate.tableEvery10th.closure3.100": Counts(
      allocations: 642,
      branches: nil,
      retains: 1154,
      exclusivity: 106
    ),
    "ViewUpdate.tableEvery10th.storedAny.100": Counts(
      allocations: 242,
      branches: nil,
      retains: 2430,
      exclusivity: 106
    ),
    "ViewUpdate.tableEvery10th.anyViewNodes.100": Counts(
      allocations: 388,
      branches: nil,
      retains: 1480,
      exclusivity: 106
    ),
    "ViewUpdate.tableEvery10th.compilerErased.100": Counts(
      allocations: 64,
      branches: nil,
      retains: 1278,
      exclusivity: 106
    ),
    "ViewUpdate.tableEvery10th.framework.100": Counts(
      allocations: 42,
      branches: nil,
      retains: 2472,
      exclusivity: 132
    ),
    "ViewUpdate.tableEvery10th.frameworkAnyView.100": Counts(
      allocations: 442,
      branches: nil,
      retains: 3272,
      exclusivity: 132
    ),
    "ViewUpdate.tableSwap.typed.100": Counts(
      allocations: 2,
      branches: nil,
      retains: 524,
      exclusivity: 118
    ),
    "ViewUpdate.tableSwap.limit.100": Counts(allocations: 18, branches: nil, retains: 210),
    "ViewUpdate.tableSwap.anyViewRoot.100": Counts(
      allocations: 4,
      branches: nil,
      retains: 528,
      exclusivity: 118
    ),
    "ViewUpdate.tableSwap.anyViewRows.100": Counts(
      allocations: 202,
      branches: nil,
      retains: 924,
      exclusivity: 118
    ),
    "ViewUpdate.tableSwap.anyViewNodes.100": Counts(
      allocations: 208,
      branches: nil,
      retains: 930,
      exclusivity: 118
    ),
    "ViewUpdate.tableSwap.compilerErased.100": Counts(
      allocations: 4,
      branches: nil,
      retains: 528,
      exclusivity: 118
    ),
    "ViewUpdate.tableSwap.framework.100": Counts(
      allocations: 2,
      branches: nil,
      retains: 1642,
      exclusivity: 144
    ),
    "ViewUpdate.tableSwap.frameworkAnyView.100": Counts(
      allocations: 402,
      branches: nil,
      retains: 2442,
      exclusivity: 144
    ),
    "ViewUpdate.tablePrepend.typed.100": Counts(
      allocations: 11,
      branches: nil,
      retains: 568,
      exclusivity: 126
    ),
    "ViewUpdate.tablePrepend.limit.100": Counts(allocations: 1, branches: nil, retains: 4),
    "ViewUpdate.tablePrepend.anyViewRoot.100": Counts(
      allocations: 13,
      branches: nil,
      retains: 572,
      exclusivity: 126
    ),
    "ViewUpdate.tablePrepend.anyViewRows.100": Counts(
      allocations: 213,
      branches: nil,
      retains: 970,
      exclusivity: 126
    ),
    "ViewUpdate.tablePrepend.anyViewNodes.100": Counts(
      allocations: 233,
      branches: nil,
      retains: 977,
      exclusivity: 127
    ),
    "ViewUpdate.tablePrepend.compilerErased.100": Counts(
      allocations: 15,
      branches: nil,
      retains: 578,
      exclusivity: 126
    ),
    "ViewUpdate.tablePrepend.framework.100": Counts(
      allocations: 13,
      branches: nil,
      retains: 1707,
      exclusivity: 157
    ),
    "ViewUpdate.tablePrepend.frameworkAnyView.100": Counts(
      allocations: 419,
      branches: nil,
      retains: 2512,
      exclusivity: 157
    ),
    "ViewUpdate.tableSame.typed.10": Counts(branches: 58, retains: 26, exclusivity: 16),
    "ViewUpdate.tableSame.limit.10": Counts(retains: 20),
    "ViewUpdate.tableSame.anyViewRoot.10": Counts(
      allocations: 2,
      branches: nil,
      retains: 30,
      exclusivity: 16
    ),
    "ViewUpdate.tableSame.anyViewRows.10": Counts(branches: 58, retains: 26, exclusivity: 16),
    "ViewUpdate.tableSame.anyViewNodes.10": Counts(
      allocations: 2,
      branches: nil,
      retains: 30,
      exclusivity: 16
    ),
    "ViewUpdate.tableSame.compilerErased.10": Counts(branches: 58, retains: 26, exclusivity: 16),
    "ViewUpdate.tableSame.framework.10": Counts(branches: 72, retains: 28, exclusivity: 16),
    "ViewUpdate.tableSame.frameworkAnyView.10": Counts(branches: 72, retains: 28, exclusivity: 16),
    "ViewUpdate.leafFlip.conditional.1600": Counts(
      branches: 13620,
      retains: 3926,
      exclusivity: 734
    ),
    "ViewUpdate.leafFlip.anyViewRows.1600": Counts(
      allocations: 3202,
      branches: nil,
      retains: 3926,
      exclusivity: 734
    ),
    "ViewUpdate.leavesFlip.conditional.1600": Counts(
      branches: 13620,
      retains: 3926,
      exclusivity: 3932
    ),
    "ViewUpdate.leavesFlip.anyViewRows.1600": Counts(
      allocations: 6400,
      branches: nil,
      retains: 3926,
      exclusivity: 3932
    ),
    "ViewUpdate.formValues.conditional.4way": Counts(
      branches: nil,
      retains: 1002,
      exclusivity: 158
    ),
    "ViewUpdate.formValues.anyViewNodes.4way": Counts(
      allocations: 100,
      branches: nil,
      retains: 830,
      exclusivity: 158
    ),
    "ViewUpdate.formKinds.conditional.4way": Counts(
      allocations: 148,
      branches: nil,
      retains: 1437,
      exclusivity: 554
    ),
    "ViewUpdate.formKinds.anyViewNodes.4way": Counts(
      allocations: 348,
      branches: nil,
      retains: 1300,
      exclusivity: 554
    ),
  ]
}
