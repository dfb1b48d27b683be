extension ViewCounts {
  /// The counts of the table's rows in arrays and enums, and of tables of other lengths, per pass.
  static let arrays: [String: Counts] = [
    "ViewBuild.table.anyViews.100": Counts(allocations: 401, branches: nil, retains: 1001),
    "ViewBuild.table.nodeEnum.100": Counts(allocations: 402, branches: nil, retains: 600),
    "ViewUpdate.tableEvery10th.typed.10": Counts(
      allocations: 6,
      branches: nil,
      retains: 160,
      exclusivity: 56
    ),
    "ViewUpdate.tableEvery10th.limit.10": Counts(retains: 24),
    "ViewUpdate.tableEvery10th.anyViewRows.10": Counts(
      allocations: 26,
      branches: nil,
      retains: 184,
      exclusivity: 54
    ),
    "ViewUpdate.tableEvery10th.anyViewNodes.10": Counts(
      allocations: 46,
      branches: nil,
      retains: 212,
      exclusivity: 54
    ),
    "ViewUpdate.tableEvery10th.framework.10": Counts(
      allocations: 6,
      branches: nil,
      retains: 308,
      exclusivity: 58
    ),
    "ViewUpdate.tableEvery10th.frameworkAnyView.10": Counts(
      allocations: 46,
      branches: nil,
      retains: 388,
      exclusivity: 58
    ),
    "ViewUpdate.tableEvery10th.typed.1k": Counts(
      allocations: 402,
      branches: nil,
      retains: 12078,
      exclusivity: 490
    ),
    "ViewUpdate.tableEvery10th.limit.1k": Counts(retains: 2400),
    "ViewUpdate.tableEvery10th.anyViewRows.1k": Counts(
      allocations: 2402,
      branches: nil,
      retains: 14478,
      exclusivity: 364
    ),
    "ViewUpdate.tableEvery10th.anyViewNodes.1k": Counts(
      allocations: 3808,
      branches: nil,
      retains: 15694,
      exclusivity: 364
    ),
    "ViewUpdate.tableSame.anyViews.100": Counts(
      allocations: 402,
      branches: nil,
      retains: 1408,
      exclusivity: 16
    ),
    "ViewUpdate.tableSame.keyedAnyViews.100": Counts(
      allocations: 202,
      branches: nil,
      retains: 1890,
      exclusivity: 84
    ),
    "ViewUpdate.tableSame.nodeEnum.100": Counts(
      allocations: 804,
      branches: nil,
      retains: 5680,
      exclusivity: 276
    ),
    "ViewUpdate.tableEvery10th.anyViews.100": Counts(
      allocations: 442,
      branches: nil,
      retains: 2028,
      exclusivity: 16
    ),
    "ViewUpdate.tableEvery10th.keyedAnyViews.100": Counts(
      allocations: 242,
      branches: nil,
      retains: 2510,
      exclusivity: 84
    ),
    "ViewUpdate.tableEvery10th.nodeEnum.100": Counts(
      allocations: 804,
      branches: nil,
      retains: 5680,
      exclusivity: 276
    ),
    "ViewUpdate.tablePrepend.keyedAnyViews.100": Counts(
      allocations: 213,
      branches: nil,
      retains: 1984,
      exclusivity: 122
    ),
    "ViewUpdate.tablePrepend.nodeEnum.100": Counts(
      allocations: 816,
      branches: nil,
      retains: 5750,
      exclusivity: 308
    ),
    "ViewUpdate.tablePrepend.anyViews.100": Counts(
      allocations: 814,
      branches: nil,
      retains: 7677,
      exclusivity: 39
    ),
  ]
}
