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
      retains: 1246,
      exclusivity: 98
    ),
    "ViewUpdate.tableEvery10th.limit.100": Counts(retains: 240),
    "ViewUpdate.tableEvery10th.anyViewRoot.100": Counts(
      allocations: 44,
      branches: nil,
      retains: 1254,
      exclusivity: 98
    ),
    "ViewUpdate.tableEvery10th.anyViewRows.100": Counts(
      allocations: 242,
      branches: nil,
      retains: 1486,
      exclusivity: 84
    ),
    "ViewUpdate.tableEvery10th.classBox.100": Counts(
      allocations: 242,
      branches: nil,
      retains: 1506,
      casts: 200,
      exclusivity: 84
    ),
    "ViewUpdate.tableEvery10th.closure1.100": Counts(
      allocations: 242,
      branches: nil,
      retains: 1286,
      exclusivity: 84
    ),
    "ViewUpdate.tableEvery10th.closure3.100": Counts(
      allocations: 642,
      branches: nil,
      retains: 1486,
      exclusivity: 84
    ),
    "ViewUpdate.tableEvery10th.storedAny.100": Counts(
      allocations: 242,
      branches: nil,
      retains: 2122,
      exclusivity: 84
    ),
    "ViewUpdate.tableEvery10th.anyViewNodes.100": Counts(
      allocations: 388,
      branches: nil,
      retains: 1622,
      exclusivity: 84
    ),
    "ViewUpdate.tableEvery10th.compilerErased.100": Counts(
      allocations: 64,
      branches: nil,
      retains: 1376,
      exclusivity: 98
    ),
    "ViewUpdate.tableEvery10th.framework.100": Counts(
      allocations: 42,
      branches: nil,
      retains: 2198,
      exclusivity: 124
    ),
    "ViewUpdate.tableEvery10th.frameworkAnyView.100": Counts(
      allocations: 442,
      branches: nil,
      retains: 2998,
      exclusivity: 124
    ),
    "ViewUpdate.tableSwap.typed.100": Counts(
      allocations: 2,
      branches: nil,
      retains: 920,
      exclusivity: 130
    ),
    "ViewUpdate.tableSwap.limit.100": Counts(allocations: 18, branches: nil, retains: 210),
    "ViewUpdate.tableSwap.anyViewRoot.100": Counts(
      allocations: 4,
      branches: nil,
      retains: 928,
      exclusivity: 130
    ),
    "ViewUpdate.tableSwap.anyViewRows.100": Counts(
      allocations: 202,
      branches: nil,
      retains: 1120,
      exclusivity: 114
    ),
    "ViewUpdate.tableSwap.anyViewNodes.100": Counts(
      allocations: 208,
      branches: nil,
      retains: 1136,
      exclusivity: 114
    ),
    "ViewUpdate.tableSwap.compilerErased.100": Counts(
      allocations: 4,
      branches: nil,
      retains: 930,
      exclusivity: 130
    ),
    "ViewUpdate.tableSwap.framework.100": Counts(
      allocations: 2,
      branches: nil,
      retains: 1672,
      exclusivity: 160
    ),
    "ViewUpdate.tableSwap.frameworkAnyView.100": Counts(
      allocations: 402,
      branches: nil,
      retains: 2472,
      exclusivity: 160
    ),
    "ViewUpdate.tablePrepend.typed.100": Counts(
      allocations: 11,
      branches: nil,
      retains: 951,
      exclusivity: 135
    ),
    "ViewUpdate.tablePrepend.limit.100": Counts(allocations: 1, branches: nil, retains: 4),
    "ViewUpdate.tablePrepend.anyViewRoot.100": Counts(
      allocations: 13,
      branches: nil,
      retains: 959,
      exclusivity: 135
    ),
    "ViewUpdate.tablePrepend.anyViewRows.100": Counts(
      allocations: 213,
      branches: nil,
      retains: 1153,
      exclusivity: 121
    ),
    "ViewUpdate.tablePrepend.anyViewNodes.100": Counts(
      allocations: 233,
      branches: nil,
      retains: 1178,
      exclusivity: 122
    ),
    "ViewUpdate.tablePrepend.compilerErased.100": Counts(
      allocations: 15,
      branches: nil,
      retains: 967,
      exclusivity: 135
    ),
    "ViewUpdate.tablePrepend.framework.100": Counts(
      allocations: 13,
      branches: nil,
      retains: 1724,
      exclusivity: 173
    ),
    "ViewUpdate.tablePrepend.frameworkAnyView.100": Counts(
      allocations: 419,
      branches: nil,
      retains: 2529,
      exclusivity: 173
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
    "ViewUpdate.leafFlip.conditional.1600": Counts(branches: 40, retains: 40, exclusivity: 68),
    "ViewUpdate.leafFlip.anyViewRows.1600": Counts(
      allocations: 4,
      branches: nil,
      retains: 40,
      exclusivity: 68
    ),
    "ViewUpdate.leavesFlip.conditional.1600": Counts(
      branches: 13420,
      retains: 7122,
      exclusivity: 3854
    ),
    "ViewUpdate.leavesFlip.anyViewRows.1600": Counts(
      allocations: 6400,
      branches: nil,
      retains: 7122,
      exclusivity: 3854
    ),
    "ViewUpdate.formValues.conditional.4way": Counts(branches: nil, retains: 974, exclusivity: 80),
    "ViewUpdate.formValues.anyViewNodes.4way": Counts(
      allocations: 100,
      branches: nil,
      retains: 826,
      exclusivity: 80
    ),
    "ViewUpdate.formKinds.conditional.4way": Counts(
      allocations: 148,
      branches: nil,
      retains: 1359,
      exclusivity: 476
    ),
    "ViewUpdate.formKinds.anyViewNodes.4way": Counts(
      allocations: 348,
      branches: nil,
      retains: 1222,
      exclusivity: 476
    ),
  ]
}
