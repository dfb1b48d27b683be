import Results

/// `ReportGen export`: a run in the form that another tool reads.
enum ExportCommand {
  /// The forms.
  enum Format: String, CaseIterable, Sendable {
    /// Bencher Metric Format (https://bencher.dev/docs/reference/bencher-metric-format/).
    case bencher
    /// `customSmallerIsBetter` of github-action-benchmark.
    case githubAction = "github-action"
    /// JSON as google/benchmark writes it, which its compare.py reads.
    case googleBenchmark = "google-benchmark"
    /// JSON as JMH writes it, which visualisers read.
    case jmh
  }

  static let format = Option(
    "format",
    .choice("format"),
    default: Format.bencher,
    shown: "bencher",
    help: "The form of the file."
  )
  static let input = ReportCommand.input
  static let output = Option("output", .file, help: "The file to write; standard output if none.")

  static let definition = Command(
    "export",
    overview: "Write a run in the form that another tool reads.",
    options: [format.definition, input.definition, output.definition],
    examples: [
      Command.Example(
        "ReportGen export --format bencher --output bmf.json",
        "The latest run for bencher.dev."
      )
    ]
  )

  /// Reads the run, then writes the file; nothing is written if the run cannot be read.
  static func run(_ invocation: Invocation) throws {
    let run = try ComparedRun(readingFrom: invocation[input])
    let bytes = try Exports.bytes(of: run, as: invocation[format])
    guard let path = invocation[output] else {
      print(String(decoding: bytes, as: UTF8.self), terminator: "")
      return
    }
    try writeFile(bytes, to: path)
  }
}
