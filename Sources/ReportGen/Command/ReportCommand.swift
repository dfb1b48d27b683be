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
    options: RunInput.options + [output.definition],
    examples: [
      Command.Example("ReportGen", "Report on the latest run."),
      Command.Example(
        "ReportGen report --input run-2 --output run-2/REPORT.md",
        "Report on another run."
      ),
    ]
  )

  /// Reads the run, then writes the report; nothing is written if the run cannot be read.
  static func run(_ invocation: Invocation) throws {
    let report = Report(input: try RunInput(invocation), command: command(invocation))
    try writeFile(report.text.utf8, to: invocation[output])
    try Charts.write(report.charts, to: Charts.directory(beside: invocation[output]))
  }

  /// The command as it was given: beside an input that is named, nothing is reported unasked.
  private static func command(_ invocation: Invocation) -> String {
    let given = [
      invocation.isGiven(input) ? ["--input", invocation[input]] : [],
      invocation[RunNeighbours.compileCost].map { ["--compile-cost", $0] } ?? [],
      invocation[RunNeighbours.matrix].map { ["--matrix", $0] } ?? [],
      invocation.isGiven(output) ? ["--output", invocation[output]] : [],
    ]
    return (["ReportGen", "report"] + given.joined().map(shellWord)).joined(separator: " ")
  }
}
