import Results

/// `ReportGen report`: results.csv and run.json become REPORT.md and its charts.
enum ReportCommand {
  static let input = Option(
    "input",
    .directory,
    default: "results/latest",
    shown: "results/latest",
    help: "The directory of the run."
  )
  static let output = Option(
    "output",
    .file,
    default: "results/REPORT.md",
    shown: "results/REPORT.md",
    help: "The file to write."
  )

  static let definition = Command(
    "report",
    overview: "Write the report on a run.",
    options: [input.definition, RunInput.compileCost.definition, output.definition],
    examples: [
      Command.Example("ReportGen", "Report on the latest run."),
      Command.Example(
        "ReportGen report --input run-2 --output run-2/REPORT.md",
        "Report on another run."
      ),
    ]
  )

  /// Reads the run, then writes the report; nothing is written if the run cannot be read.
  static func run(_ invocation: Invocation) throws(ResultFileError) {
    let report = Report(input: try RunInput(invocation), command: command(invocation))
    try writeFile(report.text.utf8, to: invocation[output])
    try Charts.write(report.charts, to: Charts.directory(beside: invocation[output]))
  }

  private static func command(_ invocation: Invocation) -> String {
    let compilations = invocation[RunInput.compileCost].map { " --compile-cost \(shellWord($0))" }
    return "ReportGen report --input \(shellWord(invocation[input]))" + (compilations ?? "")
      + " --output \(shellWord(invocation[output]))"
  }
}
