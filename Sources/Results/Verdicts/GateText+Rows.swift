extension GateText {
  /// The columns `titles`, all on the left.
  static func left(_ titles: String...) -> [TextTable.Column] {
    titles.map { TextTable.Column($0, .left) }
  }

  /// A table of times: the change, its interval, and the smallest change that would have shown.
  func timeTable(_ rows: [TimeComparison], title: String = "benchmark") -> TextTable {
    var table = TextTable(
      columns: [
        TextTable.Column(title, .left), TextTable.Column("baseline", .right),
        TextTable.Column("change", .left), TextTable.Column("detectable", .right),
        TextTable.Column("blocks", .right), TextTable.Column("note", .left),
      ]
    )
    for row in rows {
      let stage = row.latest
      table.append([
        row.benchmark.description, NumberText.time(nanoseconds: stage.baselineNanoseconds),
        stage.changeText, stage.detectable.map(percentText) ?? "",
        row.stages.map { "\($0.blocks)" }.joined(separator: "+"), Self.note(row),
      ])
    }
    return table
  }

  private static func note(_ row: TimeComparison) -> String {
    guard row.wasCleared else { return row.latest.reason }
    return "first measured as \(row.stages[0].changeText), not confirmed"
  }

  /// The first names, and how many more there are.
  static func firstNames(_ names: [BenchmarkName]) -> (shown: Set<BenchmarkName>, rest: Int) {
    var shown: Set<BenchmarkName> = []
    for name in names where shown.count < sectionLimit { shown.insert(name) }
    return (shown, Set(names).count - shown.count)
  }

  /// The line that counts what was not shown.
  static func remainder(_ count: Int) -> [String] {
    count > 0 ? ["  and \(count) more; verdict.json has all"] : []
  }

  /// A few names and the number of the rest.
  static func names(_ names: [BenchmarkName]) -> String {
    let shown = names.prefix(3).map(\.description).joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }

  /// What became of a row that is not compared.
  static func reason(_ finding: CoverageFinding) -> String {
    finding.kind == .renamed ? "costs what \(finding.detail) costs" : finding.detail
  }
}
