import Results

/// What changed since the baselines that stand beside a report's run.
struct HistorySection {
  private let tables: HistoryTables
  /// The rows that changed most, the most first.
  private let rows: [RowHistory]
  private let changedCount: Int

  /// The most rows that a report shows; `ReportGen history` shows all.
  static let mostRows = 20
  /// The most rows that get a chart.
  static let mostCharts = 4

  /// The history of `input` and its baselines, or `nil` where it is the only run.
  init?(_ input: RunInput) {
    guard !input.neighbours.baselines.isEmpty else { return nil }
    tables = HistoryTables(
      history: RunHistory(input.neighbours.baselines + [input.own]),
      showsAll: false
    )
    let ranked = tables.shownRows.enumerated().sorted { one, other in
      let factors = [one, other].map { Self.factor($0.element) }
      return factors[0] != factors[1] ? factors[0] > factors[1] : one.offset < other.offset
    }
    changedCount = ranked.count
    rows = ranked.prefix(Self.mostRows).map(\.element)
  }

  /// A chart for each of the rows that changed most.
  var charts: [Chart] {
    HistoryCharts(history: tables.history).charts(of: Array(rows.prefix(Self.mostCharts)))
  }

  /// The section as markdown.
  var lines: [String] {
    let breaks = tables.breaks.map { "- \(MarkdownText.escaped($0))" }
    let figures = rows.isEmpty ? [] : tables.figures(of: rows).markdownLines
    let paragraphs = [
      ["## History"], tables.runs.markdownLines, breaks, [tables.summary + "." + rest], figures,
    ]
    return Array(paragraphs.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// Where every change is shown, if there is any.
  private var rest: String {
    guard !rows.isEmpty else { return "" }
    let command = MarkdownText.code(
      (["ReportGen history"] + tables.history.runs.map { shellWord($0.path) })
        .joined(separator: " ")
    )
    return rows.count < changedCount
      ? " The \(rows.count) that changed most stand here, \(command) shows all."
      : " \(command) shows them too."
  }

  /// How far the last change went, as a factor; from nothing to something is the farthest.
  private static func factor(_ row: RowHistory) -> Double {
    guard let change = row.changes.last else { return 1 }
    let (least, most) = (min(change.before, change.after), max(change.before, change.after))
    return least > 0 ? most / least : .infinity
  }
}
