extension ViewCounts {
  /// The counts of ViewDiff, per pass.
  static let viewDiff: [String: Counts] = [
    "ViewDiff.tableSame.typed.100": Counts(branches: 2206, retains: 2024, exclusivity: 236),
    "ViewDiff.tableSame.anyViewRoot.100": Counts(branches: 2212, retains: 2030, exclusivity: 240),
    "ViewDiff.tableSame.anyViewRows.100": Counts(branches: 2806, retains: 2024, exclusivity: 636),
    "ViewDiff.tableSame.classBox.100": Counts(
      branches: 3606,
      retains: 1624,
      casts: 200,
      exclusivity: 436
    ),
    "ViewDiff.tableSame.closure1.100": Counts(branches: 2206, retains: 1824, exclusivity: 436),
    "ViewDiff.tableSame.closure3.100": Counts(branches: 2206, retains: 2424, exclusivity: 436),
    "ViewDiff.tableSame.storedAny.100": Counts(branches: 7406, retains: 1824, exclusivity: 236),
    "ViewDiff.tableSame.anyViewNodes.100": Counts(branches: 2812, retains: 2028, exclusivity: 644),
    "ViewDiff.tableSame.compilerErased.100": Counts(
      branches: 2012,
      retains: 2030,
      exclusivity: 240
    ),
    "ViewDiff.tableSame.framework.100": Counts(
      allocations: 200,
      branches: nil,
      retains: 2036,
      exclusivity: 236
    ),
    "ViewDiff.tableSame.frameworkAnyView.100": Counts(
      allocations: 200,
      branches: nil,
      retains: 2236,
      exclusivity: 636
    ),
    "ViewDiff.tableEvery10th.typed.100": Counts(
      allocations: 40,
      branches: nil,
      retains: 2784,
      exclusivity: 536
    ),
    "ViewDiff.tableEvery10th.anyViewRoot.100": Counts(
      allocations: 40,
      branches: nil,
      retains: 2790,
      exclusivity: 540
    ),
    "ViewDiff.tableEvery10th.anyViewRows.100": Counts(
      allocations: 40,
      branches: nil,
      retains: 2784,
      exclusivity: 936
    ),
    "ViewDiff.tableEvery10th.anyViewNodes.100": Counts(
      allocations: 180,
      branches: nil,
      retains: 2728,
      exclusivity: 1224
    ),
    "ViewDiff.tableEvery10th.compilerErased.100": Counts(
      allocations: 60,
      branches: nil,
      retains: 2830,
      exclusivity: 580
    ),
    "ViewDiff.tableEvery10th.framework.100": Counts(
      allocations: 240,
      branches: nil,
      retains: 2976,
      exclusivity: 536
    ),
    "ViewDiff.tableEvery10th.frameworkAnyView.100": Counts(
      allocations: 240,
      branches: nil,
      retains: 3176,
      exclusivity: 936
    ),
  ]
}
