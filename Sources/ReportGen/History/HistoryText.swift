import Results

/// The screen of `ReportGen history`: the runs, where they cannot be compared, and what changed.
struct HistoryText {
  private let tables: HistoryTables

  init(_ history: RunHistory, showsAll: Bool) {
    tables = HistoryTables(history: history, showsAll: showsAll)
  }

  var text: String {
    let rows = tables.shownRows
    let figures = rows.isEmpty ? [] : tables.figures(of: rows).terminalLines()
    return [
      tables.runs.terminalLines(), tables.breaks.map(inert), figures, [tables.summary],
      HistoryTables.method,
    ].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}
