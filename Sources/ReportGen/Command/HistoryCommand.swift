import Results

/// `ReportGen history`: what changed over saved runs, and when.
enum HistoryCommand {
  static let format = AnswerFormat.option
  static let markdown = Option(
    "markdown",
    .file,
    help: "Write the history to this file too, with a chart of each row in charts/ beside it."
  )
  static let all = Option(switch: "all", help: "Show rows without a change point as well.")

  static let definition = Command(
    "history",
    overview: "Show what changed over saved runs, and when.",
    options: [format.definition, markdown.definition, all.definition],
    operands: [
      Operand("run", count: 2...1_000, completion: .directory, help: "The directory of a run.")
    ],
    examples: [
      Command.Example("ReportGen history results/baseline/* results/latest", "Since the baseline.")
    ]
  )

  /// Reads all runs and prints their history; the order of the runs is that of their start.
  static func run(_ invocation: Invocation) throws {
    let runs = try invocation.operands.map { (path) throws(ComparisonError) in
      try ComparedRun(readingFrom: path)
    }
    let history = RunHistory(runs)
    if let path = invocation[markdown] {
      let report = HistoryReport(history, showsAll: invocation[all])
      try writeFile(report.text.utf8, to: path)
      try Charts.write(report.charts, to: Charts.directory(beside: path))
    }
    switch invocation[format] {
    case .text: print(HistoryText(history, showsAll: invocation[all]).text)
    case .json:
      let document = HistoryDocument(history, showsAll: invocation[all])
      print(String(decoding: try jsonBytes(document), as: UTF8.self), terminator: "")
    }
  }
}
