import Results

/// `ReportGen report`: results.csv and run.json become REPORT.md.
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
    options: [input.definition, output.definition],
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
    let directory = ResultDirectory(path: invocation[input])
    let report = Report(
      results: try ResultTable(readingFrom: directory.results),
      manifest: try Manifest(readingFrom: directory.manifest),
      command: "ReportGen report --input \(shellWord(directory.path))"
        + " --output \(shellWord(invocation[output]))"
    )
    do {
      try OutputFile.write(report.text.utf8, to: invocation[output])
    } catch {
      throw .inaccessible(error)
    }
  }
}
