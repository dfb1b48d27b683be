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

  /// The forms.
  enum Format: String, CaseIterable, Sendable {
    /// The report, as a file.
    case markdown
    /// A document for programs, on standard output unless a file is named.
    case json
  }

  static let format = Option(
    "format",
    oneOf: "format",
    default: Format.markdown,
    help: "The form of the report; JSON goes to standard output unless a file is named."
  )

  static let definition = Command(
    "matrix",
    overview: "Write how the ranking of forms changes with the build mode.",
    options: [input.definition, output.definition, format.definition],
    examples: [Command.Example("ReportGen matrix", "Report on the latest matrix.")]
  )

  /// Reads all runs, then writes the report; nothing is written if one cannot be read.
  static func run(_ invocation: Invocation) throws {
    let directory = invocation[input]
    let modes = try MatrixMode.all(readingFrom: directory)
    switch invocation[format] {
    case .markdown:
      let command =
        "ReportGen matrix --input \(shellWord(directory)) --output \(shellWord(invocation[output]))"
      let report = MatrixReport(modes: modes, command: command)
      try writeFile(report.text.utf8, to: invocation[output])
      try Charts.write(report.charts, to: Charts.directory(beside: invocation[output]))
    case .json:
      let bytes = try jsonBytes(MatrixDocument(modes: modes))
      guard invocation.isGiven(output) else {
        print(String(decoding: bytes, as: UTF8.self), terminator: "")
        return
      }
      try writeFile(bytes, to: invocation[output])
    }
  }
}
