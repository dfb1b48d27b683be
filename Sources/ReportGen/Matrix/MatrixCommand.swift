import Results

/// `ReportGen matrix`: the runs of one suite in several build modes become one report.
enum MatrixCommand {
  static let input = Option(
    "input",
    .directory,
    default: "results/matrix",
    shown: "results/matrix",
    help: "The directory that DispatchBench matrix wrote."
  )
  static let output = Option(
    "output",
    .file,
    default: "results/MATRIX.md",
    shown: "results/MATRIX.md",
    help: "The file to write."
  )

  static let definition = Command(
    "matrix",
    overview: "Write how the ranking of forms changes with the build mode.",
    options: [input.definition, output.definition],
    examples: [Command.Example("ReportGen matrix", "Report on the latest matrix.")]
  )

  /// Reads all runs, then writes the report; nothing is written if one cannot be read.
  static func run(_ invocation: Invocation) throws {
    let directory = invocation[input]
    let matrix = try BuildMatrix(readingFrom: directory)
    let modes = try matrix.modes.map { (mode) throws(ComparisonError) in
      let isRefused = mode.refusal != nil
      let run = isRefused ? nil : try ComparedRun(readingFrom: "\(directory)/\(mode.name)")
      return MatrixMode(entry: mode, run: run)
    }
    let command =
      "ReportGen matrix --input \(shellWord(directory)) --output \(shellWord(invocation[output]))"
    try writeFile(MatrixReport(modes: modes, command: command).text.utf8, to: invocation[output])
  }
}
