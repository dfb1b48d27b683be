extension ViewCounts {
  /// The counts of ViewBuild, per pass.
  static let viewBuild: [String: Counts] = [
    "ViewBuild.table.typed.100": Counts(allocations: 201, branches: nil, retains: 702),
    "ViewBuild.table.limit.100": Counts(branches: 199, retains: 100),
    "ViewBuild.table.anyViewRoot.100": Counts(allocations: 202, branches: nil, retains: 704),
    "ViewBuild.table.anyViewRows.100": Counts(allocations: 301, branches: nil, retains: 702),
    "ViewBuild.table.classBox.100": Counts(allocations: 301, branches: nil, retains: 702),
    "ViewBuild.table.closure1.100": Counts(allocations: 301, branches: nil, retains: 702),
    "ViewBuild.table.closure3.100": Counts(allocations: 501, branches: nil, retains: 702),
    "ViewBuild.table.storedAny.100": Counts(allocations: 301, branches: nil, retains: 702),
    "ViewBuild.table.anyViewNodes.100": Counts(allocations: 1004, branches: nil, retains: 703),
    "ViewBuild.table.compilerErased.100": Counts(allocations: 302, branches: nil, retains: 704),
    "ViewBuild.table.frameworkAnyView.100": Counts(allocations: 401, branches: nil, retains: 1104),
  ]
}
