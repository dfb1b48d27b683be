extension ViewCounts {
  /// The counts of ViewUpdate, per pass.
  static let viewUpdate: [String: Counts] = [
    "ViewUpdate.tableSame.typed.100": Counts(branches: 512, retains: 212, exclusivity: 18),
    "ViewUpdate.tableSame.limit.100": Counts(retains: 200),
    "ViewUpdate.tableSame.anyViewRoot.100": Counts(
      allocations: 2,
      branches: nil,
      retains: 216,
      exclusivity: 22
    ),
    "ViewUpdate.tableSame.anyViewRows.100": Counts(branches: 512, retains: 212, exclusivity: 18),
    "ViewUpdate.tableSame.classBox.100": Counts(branches: 512, retains: 212, exclusivity: 18),
    "ViewUpdate.tableSame.closure1.100": Counts(branches: 512, retains: 212, exclusivity: 18),
    "ViewUpdate.tableSame.closure3.100": Counts(branches: 512, retains: 212, exclusivity: 18),
    "ViewUpdate.tableSame.storedAny.100": Counts(branches: 512, retains: 212, exclusivity: 18),
    "ViewUpdate.tableSame.anyViewNodes.100": Counts(
      allocations: 2,
      branches: nil,
      retains: 216,
      exclusivity: 22
    ),
    "ViewUpdate.tableSame.compilerErased.100": Counts(branches: 512, retains: 212, exclusivity: 18),
    "ViewUpdate.tableSame.framework.100": Counts(branches: 526, retains: 212, exclusivity: 18),
    "ViewUpdate.tableSame.frameworkAnyView.100": Counts(
      branches: 526,
      retains: 212,
      exclusivity: 18
    ),
    "ViewUpdate.tableEvery10th.typed.100": Counts(
      allocations: 42,
      branches: nil,
      retains: 2610,
      exclusivity: 548
    ),
    "ViewUpdate.tableEvery10th.limit.100": Counts(retains: 240),
    "ViewUpdate.tableEvery10th.anyViewRoot.100": Counts(
      allocations: 44,
      branches: nil,
      retains: 2614,
      exclusivity: 552
    ),
    "ViewUpdate.tableEvery10th.anyViewRows.100": Counts(
      allocations: 242,
      branches: nil,
      retains: 3010,
      exclusivity: 948
    ),
    "ViewUpdate.tableEvery10th.classBox.100": Counts(
      allocations: 242,
      branches: nil,
      retains: 2790,
      casts: 200,
      exclusivity: 748
    ),
    "ViewUpdate.tableEvery10th.closure1.100": Counts(
      allocations: 242,
      branches: nil,
      retains: 2810,
      exclusivity: 748
    ),
    "ViewUpdate.tableEvery10th.closure3.100": Counts(
      allocations: 642,
      branches: nil,
      retains: 2610,
      exclusivity: 748
    ),
    "ViewUpdate.tableEvery10th.storedAny.100": Counts(
      allocations: 242,
      branches: nil,
      retains: 2990,
      exclusivity: 548
    ),
    "ViewUpdate.tableEvery10th.anyViewNodes.100": Counts(
      allocations: 388,
      branches: nil,
      retains: 2958,
      exclusivity: 1242
    ),
    "ViewUpdate.tableEvery10th.compilerErased.100": Counts(
      allocations: 64,
      branches: nil,
      retains: 2660,
      exclusivity: 594
    ),
    "ViewUpdate.tableEvery10th.framework.100": Counts(
      allocations: 242,
      branches: nil,
      retains: 2808,
      exclusivity: 550
    ),
    "ViewUpdate.tableEvery10th.frameworkAnyView.100": Counts(
      allocations: 642,
      branches: nil,
      retains: 3808,
      exclusivity: 950
    ),
    "ViewUpdate.tableSwap.typed.100": Counts(
      allocations: 2,
      branches: nil,
      retains: 2658,
      exclusivity: 1250
    ),
    "ViewUpdate.tableSwap.limit.100": Counts(allocations: 18, branches: nil, retains: 210),
    "ViewUpdate.tableSwap.anyViewRoot.100": Counts(
      allocations: 4,
      branches: nil,
      retains: 2662,
      exclusivity: 1254
    ),
    "ViewUpdate.tableSwap.anyViewRows.100": Counts(
      allocations: 202,
      branches: nil,
      retains: 3058,
      exclusivity: 1650
    ),
    "ViewUpdate.tableSwap.anyViewNodes.100": Counts(
      allocations: 208,
      branches: nil,
      retains: 3066,
      exclusivity: 1664
    ),
    "ViewUpdate.tableSwap.compilerErased.100": Counts(
      allocations: 4,
      branches: nil,
      retains: 2668,
      exclusivity: 1256
    ),
    "ViewUpdate.tableSwap.framework.100": Counts(
      allocations: 404,
      branches: nil,
      retains: 3322,
      exclusivity: 1252
    ),
    "ViewUpdate.tableSwap.frameworkAnyView.100": Counts(
      allocations: 804,
      branches: nil,
      retains: 4322,
      exclusivity: 1652
    ),
    "ViewUpdate.tablePrepend.typed.100": Counts(
      allocations: 11,
      branches: nil,
      retains: 2733,
      exclusivity: 1311
    ),
    "ViewUpdate.tablePrepend.limit.100": Counts(allocations: 1, branches: nil, retains: 4),
    "ViewUpdate.tablePrepend.anyViewRoot.100": Counts(
      allocations: 13,
      branches: nil,
      retains: 2737,
      exclusivity: 1315
    ),
    "ViewUpdate.tablePrepend.anyViewRows.100": Counts(
      allocations: 213,
      branches: nil,
      retains: 3135,
      exclusivity: 1713
    ),
    "ViewUpdate.tablePrepend.anyViewNodes.100": Counts(
      allocations: 233,
      branches: nil,
      retains: 3135,
      exclusivity: 1738
    ),
    "ViewUpdate.tablePrepend.compilerErased.100": Counts(
      allocations: 15,
      branches: nil,
      retains: 2743,
      exclusivity: 1319
    ),
    "ViewUpdate.tablePrepend.framework.100": Counts(
      allocations: 416,
      branches: nil,
      retains: 3417,
      exclusivity: 1315
    ),
    "ViewUpdate.tablePrepend.frameworkAnyView.100": Counts(
      allocations: 822,
      branches: nil,
      retains: 4422,
      exclusivity: 1717
    ),
    "ViewUpdate.tableSame.typed.10": Counts(branches: 62, retains: 32, exclusivity: 18),
    "ViewUpdate.tableSame.limit.10": Counts(retains: 20),
    "ViewUpdate.tableSame.anyViewRoot.10": Counts(
      allocations: 2,
      branches: nil,
      retains: 36,
      exclusivity: 22
    ),
    "ViewUpdate.tableSame.anyViewRows.10": Counts(branches: 62, retains: 32, exclusivity: 18),
    "ViewUpdate.tableSame.anyViewNodes.10": Counts(
      allocations: 2,
      branches: nil,
      retains: 36,
      exclusivity: 22
    ),
    "ViewUpdate.tableSame.compilerErased.10": Counts(branches: 62, retains: 32, exclusivity: 18),
    "ViewUpdate.tableSame.framework.10": Counts(branches: 76, retains: 32, exclusivity: 18),
    "ViewUpdate.tableSame.frameworkAnyView.10": Counts(branches: 76, retains: 32, exclusivity: 18),
    "ViewUpdate.leafFlip.conditional.1600": Counts(
      branches: 12814,
      retains: 12834,
      exclusivity: 50
    ),
    "ViewUpdate.leafFlip.anyViewRows.1600": Counts(
      allocations: 3202,
      branches: nil,
      retains: 12834,
      exclusivity: 6448
    ),
    "ViewUpdate.leavesFlip.conditional.1600": Counts(
      branches: 12814,
      retains: 12834,
      exclusivity: 3248
    ),
    "ViewUpdate.leavesFlip.anyViewRows.1600": Counts(
      allocations: 6400,
      branches: nil,
      retains: 12834,
      exclusivity: 6448
    ),
    "ViewUpdate.formValues.conditional.4way": Counts(
      branches: nil,
      retains: 1836,
      exclusivity: 970
    ),
    "ViewUpdate.formValues.anyViewNodes.4way": Counts(
      allocations: 100,
      branches: nil,
      retains: 1712,
      exclusivity: 1170
    ),
    "ViewUpdate.formKinds.conditional.4way": Counts(
      allocations: 148,
      branches: nil,
      retains: 2221,
      exclusivity: 1514
    ),
    "ViewUpdate.formKinds.anyViewNodes.4way": Counts(
      allocations: 348,
      branches: nil,
      retains: 2084,
      exclusivity: 1688
    ),
  ]
}
