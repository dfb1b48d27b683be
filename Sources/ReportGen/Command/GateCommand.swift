import Results

/// `ReportGen gate`: two runs become a verdict, a table and an exit status.
enum GateCommand {
  static let baseline = Option(
    "baseline",
    .directory,
    help: "The directory of the run that the other is held against."
  )
  static let candidate = Option(
    "candidate",
    .directory,
    default: "results/latest",
    shown: "results/latest",
    help: "The directory of the run that is judged."
  )
  static let comparison = Option(
    "comparison",
    .directory,
    help: "The directory that DispatchBench compare wrote, for verdicts on time."
  )
  static let limits = Option(
    "limits",
    .file,
    help: "The reviewed exceptions; results/limits.csv where it exists."
  )
  static let time = Option(
    "time",
    oneOf: "policy",
    default: GateReport.TimePolicy.advisory,
    help: "Whether a regression of time fails the gate."
  )
  static let strict = Option(
    switch: "strict",
    help: "Fail with 3 where a row cannot be judged or the null arm was called."
  )
  static let allowMismatch = Option(
    switch: "allow-mismatch",
    help: "Compare runs of different machines, compilers or suites, as advice only."
  )
  static let format = AnswerFormat.option
  static let json = Option("json", .file, help: "Write the verdict for programs to this file.")
  static let markdown = Option("markdown", .file, help: "Write a pull-request comment.")
  static let junit = Option("junit", .file, help: "Write the verdict as JUnit XML.")
  static let verbose = Option(switch: "verbose", help: "Show rows without a change as well.")

  static let definition = Command(
    "gate",
    overview: "Compare two runs; end with 1 if an exact cost went up.",
    options: [
      baseline.definition, candidate.definition, comparison.definition, limits.definition,
      time.definition, strict.definition, allowMismatch.definition, format.definition,
      json.definition,
      markdown.definition, junit.definition, verbose.definition,
    ],
    examples: [
      Command.Example(
        "ReportGen gate --baseline base --candidate head --json verdict.json",
        "Gate a change."
      )
    ]
  )

  /// Reads everything, judges, writes the files that were asked for, and prints the verdict.
  static func run(_ invocation: Invocation) throws -> ExitCode {
    guard let baselinePath = invocation[baseline] else { throw MissingOption.baseline }
    let before = try ComparedRun(readingFrom: baselinePath)
    let after = try ComparedRun(readingFrom: invocation[candidate])
    let limits = try Limits(named: invocation[self.limits])
    let names = (before.table.rows + after.table.rows).map(\.benchmark)
    var lookup = LimitLookup(limits, for: Set(names))
    let time = try invocation[comparison].map { (path) throws(ComparisonError) in
      try InterleavedRun(readingFrom: path).judged { lookup.timeTolerance($0) }
    }
    let report = try GateReport(
      baseline: before,
      candidate: after,
      time: time,
      limits: &lookup,
      policy: GateReport.Policy(
        time: invocation[self.time],
        isStrict: invocation[strict],
        allowsMismatch: invocation[allowMismatch]
      )
    )
    try write(report, invocation)
    let text = GateText(report, limitsPath: limits.path, isVerbose: invocation[verbose])
    switch invocation[format] {
    case .text: print(text.lines.joined(separator: "\n"))
    case .json:
      print(String(decoding: try report.verdictJSON(), as: UTF8.self), terminator: "")
      // The line that a log is searched for; the document alone belongs on standard output.
      note(text.verdictLine)
    }
    return report.outcome.exitCode
  }

  private static func write(
    _ report: GateReport,
    _ invocation: Invocation
  ) throws(ResultFileError) {
    if let path = invocation[json] { try report.writeVerdict(to: path) }
    if let path = invocation[markdown] {
      try writeFile(GateComment(report).text.utf8, to: path)
    }
    if let path = invocation[junit] { try writeFile(JUnitDocument(report).text.utf8, to: path) }
  }
}

/// An option without which a command has nothing to do.
enum MissingOption: ExitingError {
  /// `gate` has nothing to hold the candidate against.
  case baseline

  var exitCode: ExitCode { .usage }

  var description: String {
    switch self {
    case .baseline:
      "Missing option '--baseline <directory>'.\nSee 'ReportGen gate --help'."
    }
  }
}

/// Writes `bytes` as the file at `path`, whole or not at all.
func writeFile(_ bytes: some Sequence<UInt8>, to path: String) throws(ResultFileError) {
  do {
    try OutputFile.write(bytes, to: path)
  } catch {
    throw .inaccessible(error)
  }
}
