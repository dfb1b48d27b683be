import Results

/// Where a report leads to the build modes that were measured beside its run.
struct BuildModesSection {
  let modes: [MatrixMode]

  /// What the modes do to all forms; none without two modes that were counted.
  var charts: [Chart] { MatrixCharts(modes: modes).overview.map { [$0] } ?? [] }

  /// The section as markdown, in which `report` leads to the report on the modes; nothing without a
  /// second mode.
  func lines(report: String) -> [String] {
    let names = modes.filter { $0.run != nil }.map { MarkdownText.escaped($0.entry.name) }
    guard names.count > 1 else { return [] }
    return [
      "## Build modes", "",
      "The suite was built, measured and counted in \(names.count) modes:"
        + " \(names.joined(separator: ", ")). \(report) says how forms rank in each,"
        + " and where they change places.",
    ]
  }
}
