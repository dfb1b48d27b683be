extension ViewCounts {
  /// The counts of the table's rows in arrays and enums, and of tables of other lengths, per pass.
  static let arrays: [String: Counts] = [
    "ViewBuild.table.anyViews.100": Counts(allocations: 401, branches: nil, retains: 1601),
    "ViewBuild.table.nodeEnum.100": Counts(allocations: 402, branches: nil, retains: 600),
    "ViewUpdate.tableEvery10th.typed.10": Counts(
      allocations: 6,
      branches: nil,
      retains: 158,
      exclusivity: 46
    ),
    "ViewUpdate.tableEvery10th.limit.10": Counts(retains: 24),
    "ViewUpdate.tableEvery10th.anyViewRows.10": Counts(
      allocations: 26,
      branches: nil,
      retains: 198,
      exclusivity: 46
    ),
    "ViewUpdate.tableEvery10th.anyViewNodes.10": Counts(
      allocations: 46,
      branches: nil,
      retains: 196,
      exclusivity: 46
    ),
    "ViewUpdate.tableEvery10th.framework.10": Counts(
      allocations: 6,
      branches: nil,
      retains: 312,
      exclusivity: 48
    ),
    "ViewUpdate.tableEvery10th.frameworkAnyView.10": Counts(
      allocations: 46,
      branches: nil,
      retains: 392,
      exclusivity: 48
    ),
    "ViewUpdate.tableEvery10th.typed.1k": Counts(
      allocations: 402,
      branches: nil,
      retains: 11086,
      exclusivity: 678
    ),
    "ViewUpdate.tableEvery10th.limit.1k": Counts(retains: 2400),
    "ViewUpdate.tableEvery10th.anyViewRows.1k": Counts(
      allocations: 2402,
      branches: nil,
      retains: 15086,
      exclusivity: 678
    ),
    "ViewUpdate.tableEvery10th.anyViewNodes.1k": Counts(
      allocations: 3808,
      branches: nil,
      retains: 14292,
      exclusivity: 678
    ),
    "ViewUpdate.tableSame.anyViews.100": Counts(
      allocations: 402,
      branches: nil,
      retains: 1412,
      exclusivity: 18
    ),
    "ViewUpdate.tableSame.keyedAnyViews.100": Counts(
      allocations: 202,
      branches: nil,
      retains: 1898,
      exclusivity: 88
    ),
    "ViewUpdate.tableSame.nodeEnum.100": Counts(
      allocations: 804,
      branches: nil,
      retains: 6082,
      exclusivity: 284
    ),
    "ViewUpdate.tableEvery10th.anyViews.100": Counts(
      allocations: 442,
      branches: nil,
      retains: 2332,
      exclusivity: 38
    ),
    "ViewUpdate.tableEvery10th.keyedAnyViews.100": Counts(
      allocations: 242,
      branches: nil,
      retains: 2818,
      exclusivity: 108
    ),
    "ViewUpdate.tableEvery10th.nodeEnum.100": Counts(
      allocations: 804,
      branches: nil,
      retains: 6082,
      exclusivity: 284
    ),
    "ViewUpdate.tablePrepend.keyedAnyViews.100": Counts(
      allocations: 213,
      branches: nil,
      retains: 2003,
      exclusivity: 127
    ),
    "ViewUpdate.tablePrepend.nodeEnum.100": Counts(
      allocations: 816,
      branches: nil,
      retains: 6151,
      exclusivity: 318
    ),
    "ViewUpdate.tablePrepend.anyViews.100": Counts(
      allocations: 814,
      branches: nil,
      retains: 10696,
      exclusivity: 242
    ),
  ]
}
