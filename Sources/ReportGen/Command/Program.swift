import Results

/// The command line of ReportGen.
enum Program {
  private static let completions = CompletionsSubcommand.definition(program: "ReportGen")
  private static let manual = ManualSubcommand.definition(program: "ReportGen")

  static let command = Command(
    program: "ReportGen",
    version: "ReportGen \(Version.current)",
    overview: "Turn the result files of DispatchBench into words.",
    defaultSubcommand: ReportCommand.definition.name,
    subcommands: [
      ReportCommand.definition, ClaimsCommand.definition, GateCommand.definition,
      SpliceCommand.definition, HTMLCommand.definition, ExportCommand.definition,
      MergeCommand.definition, HistoryCommand.definition, VerificationCommand.definition,
      MatrixCommand.definition,
      completions, manual,
    ]
  )

  /// Does what `invocation` asks for and says how the program ends.
  static func run(_ invocation: Invocation) throws -> ExitCode {
    switch invocation.command {
    case ReportCommand.definition.name: try ReportCommand.run(invocation)
    case ClaimsCommand.definition.name: try ClaimsCommand.run(invocation)
    case GateCommand.definition.name: return try GateCommand.run(invocation)
    case HTMLCommand.definition.name: try HTMLCommand.run(invocation)
    case SpliceCommand.definition.name: return try SpliceCommand.run(invocation)
    case ExportCommand.definition.name: try ExportCommand.run(invocation)
    case HistoryCommand.definition.name: try HistoryCommand.run(invocation)
    case MergeCommand.definition.name: try MergeCommand.run(invocation)
    case VerificationCommand.definition.name: return try VerificationCommand.run(invocation)
    case MatrixCommand.definition.name: try MatrixCommand.run(invocation)
    case completions.name:
      print(try CompletionsSubcommand.text(invocation, for: command))
    case manual.name: print(ManualPage(command).text)
    default: preconditionFailure("'\(invocation.command)' is in the table and nowhere else")
    }
    return .success
  }
}
