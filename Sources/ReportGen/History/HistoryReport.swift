import Results

/// A history as markdown, with a chart for each row that is shown.
struct HistoryReport {
  /// What the directory `charts` beside the report shows.
  let charts: [Chart]
  private let tables: HistoryTables

  init(_ history: RunHistory, showsAll: Bool) {
    tables = HistoryTables(history: history, showsAll: showsAll)
    charts = HistoryCharts(history: history).charts(of: tables.shownRows)
  }

  /// The whole report; the same runs give the same bytes.
  var text: String {
    let rows = tables.shownRows
    let breaks = tables.breaks.map { "- \(MarkdownText.escaped($0))" }
    return [
      ["# History"], tables.runs.markdownLines, breaks, ["\(tables.summary)."],
      HistoryTables.method, rows.isEmpty ? [] : tables.figures(of: rows).markdownLines,
      Charts.section(charts, directory: "charts"),
    ].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}
