extension ViewCounts {
  /// The counts of the table's rows in arrays and enums, and of tables of other lengths, per pass.
  static let arrays: [String: Counts] = [
    "ViewBuild.table.anyViews.100": Counts(allocations: 401, branches: nil, retains: 1601),
    "ViewBuild.table.nodeEnum.100": Counts(allocations: 402, branches: nil, retains: 600),
    "ViewUpdate.tableEvery10th.typed.10": Counts(
      allocations: 6,
      branches: nil,
      retains: 306,
      exclusivity: 98
    ),
    "ViewUpdate.tableEvery10th.limit.10": Counts(retains: 24),
    "ViewUpdate.tableEvery10th.anyViewRows.10": Counts(
      allocations: 26,
      branches: nil,
      retains: 346,
      exclusivity: 138
    ),
    "ViewUpdate.tableEvery10th.anyViewNodes.10": Counts(
      allocations: 46,
      branches: nil,
      retains: 348,
      exclusivity: 180
    ),
    "ViewUpdate.tableEvery10th.framework.10": Counts(
      allocations: 26,
      branches: nil,
      retains: 342,
      exclusivity: 100
    ),
    "ViewUpdate.tableEvery10th.frameworkAnyView.10": Counts(
      allocations: 66,
      branches: nil,
      retains: 442,
      exclusivity: 140
    ),
    "ViewUpdate.tableEvery10th.typed.1k": Counts(
      allocations: 402,
      branches: nil,
      retains: 25650,
      exclusivity: 5048
    ),
    "ViewUpdate.tableEvery10th.limit.1k": Counts(retains: 2400),
    "ViewUpdate.tableEvery10th.anyViewRows.1k": Counts(
      allocations: 2402,
      branches: nil,
      retains: 29650,
      exclusivity: 9048
    ),
    "ViewUpdate.tableEvery10th.anyViewNodes.1k": Counts(
      allocations: 3808,
      branches: nil,
      retains: 29058,
      exclusivity: 11862
    ),
    "ViewUpdate.tableEvery10th.framework.1k": Counts(
      allocations: 2402,
      branches: nil,
      retains: 27468,
      exclusivity: 5050
    ),
    "ViewUpdate.tableEvery10th.frameworkAnyView.1k": Counts(
      allocations: 6402,
      branches: nil,
      retains: 37468,
      exclusivity: 9050
    ),
    "ViewUpdate.tableSame.anyViews.100": Counts(
      allocations: 402,
      branches: nil,
      retains: 1816,
      exclusivity: 234
    ),
    "ViewUpdate.tableSame.keyedAnyViews.100": Counts(
      allocations: 202,
      branches: nil,
      retains: 2434,
      exclusivity: 248
    ),
    "ViewUpdate.tableSame.nodeEnum.100": Counts(
      allocations: 804,
      branches: nil,
      retains: 6830,
      exclusivity: 2036
    ),
    "ViewUpdate.tableEvery10th.anyViews.100": Counts(
      allocations: 442,
      branches: nil,
      retains: 2756,
      exclusivity: 534
    ),
    "ViewUpdate.tableEvery10th.keyedAnyViews.100": Counts(
      allocations: 242,
      branches: nil,
      retains: 3374,
      exclusivity: 548
    ),
    "ViewUpdate.tableEvery10th.nodeEnum.100": Counts(
      allocations: 804,
      branches: nil,
      retains: 6830,
      exclusivity: 2036
    ),
    "ViewUpdate.tablePrepend.keyedAnyViews.100": Counts(
      allocations: 213,
      branches: nil,
      retains: 3333,
      exclusivity: 1313
    ),
    "ViewUpdate.tablePrepend.nodeEnum.100": Counts(
      allocations: 816,
      branches: nil,
      retains: 7697,
      exclusivity: 2487
    ),
    "ViewUpdate.tablePrepend.anyViews.100": Counts(
      allocations: 814,
      branches: nil,
      retains: 11301,
      exclusivity: 3283
    ),
  ]
}
