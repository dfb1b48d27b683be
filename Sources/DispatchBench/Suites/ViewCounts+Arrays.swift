extension ViewCounts {
  /// The counts of the table's rows in arrays and enums, and of tables of other lengths, per pass.
  static let arrays: [String: Counts] = [
    "ViewBuild.table.anyViews.100": Counts(allocations: 401, branches: nil, retains: 1601),
    "ViewBuild.table.nodeEnum.100": Counts(allocations: 402, branches: nil, retains: 600),
    "ViewUpdate.tableEvery10th.typed.10": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tableEvery10th.limit.10": Counts(retains: 24),
    "ViewUpdate.tableEvery10th.anyViewRows.10": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tableEvery10th.anyViewNodes.10": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tableEvery10th.framework.10": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tableEvery10th.frameworkAnyView.10": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tableEvery10th.typed.1k": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tableEvery10th.limit.1k": Counts(retains: 2400),
    "ViewUpdate.tableEvery10th.anyViewRows.1k": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tableEvery10th.anyViewNodes.1k": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tableEvery10th.framework.1k": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tableEvery10th.frameworkAnyView.1k": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tableSame.anyViews.100": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tableSame.keyedAnyViews.100": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tableSame.nodeEnum.100": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tableEvery10th.anyViews.100": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tableEvery10th.keyedAnyViews.100": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tableEvery10th.nodeEnum.100": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tablePrepend.keyedAnyViews.100": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tablePrepend.nodeEnum.100": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
    "ViewUpdate.tablePrepend.anyViews.100": Counts(
      allocations: nil,
      branches: nil,
      retains: nil,
      exclusivity: nil
    ),
  ]
}
