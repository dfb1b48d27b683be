import Results

/// The charts that a run has the rows for, in the order of the report.
enum Charts {
  /// Draws every chart of `evidence`; one whose rows are missing is left out.
  static func all(of evidence: Evidence) -> [Chart] {
    let single = [
      BoxingChart.chart(of: evidence), DispatchChart.chart(of: evidence),
      BranchChart.chart(of: evidence),
    ]
    return single.compactMap(\.self) + TreeHeatMaps.charts(of: evidence)
      + ViewHeatMaps.charts(of: evidence) + SweepCharts.charts(of: evidence)
  }

  /// The charts as markdown, from the pictures in `directory`; nothing without a chart.
  static func section(_ charts: [Chart], directory: String) -> [String] {
    guard !charts.isEmpty else { return [] }
    return ["## Charts"]
      + charts.flatMap { ["", "### \(MarkdownText.escaped($0.title))", "", image($0, directory)] }
  }

  /// A chart as a picture in markdown.
  static func image(_ chart: Chart, _ directory: String) -> String {
    let words = MarkdownText.escaped(chart.description).filter { !"[]".contains($0) }
    return "![\(words)](\(directory)/\(chart.name).svg)"
  }

  /// The directory of the pictures, which stays beside the report wherever that is moved.
  static func directory(beside report: String) -> String {
    report.lastIndex(of: "/").map { "\(report[...$0])charts" } ?? "charts"
  }

  /// Writes each picture into `directory`, which is made if need be.
  static func write(_ charts: [Chart], to directory: String) throws(ResultFileError) {
    guard !charts.isEmpty else { return }
    do { try createDirectory(directory) } catch { throw .inaccessible(error) }
    for chart in charts { try writeFile(chart.svg.utf8, to: "\(directory)/\(chart.name).svg") }
  }
}
