import Results

/// The command line of ReportGen.
enum Program {
  static let command = Command(
    program: "ReportGen",
    version: "ReportGen \(Version.current)",
    overview: "Turn the result files of DispatchBench into words.",
    defaultSubcommand: ReportCommand.definition.name,
    subcommands: [ReportCommand.definition]
  )

  /// Does what `invocation` asks for.
  static func run(_ invocation: Invocation) throws(ResultFileError) {
    switch invocation.command {
    case ReportCommand.definition.name: try ReportCommand.run(invocation)
    default: preconditionFailure("'\(invocation.command)' is in the table and nowhere else")
    }
  }
}

extension ResultFileError {
  /// How the program ends after this error.
  var exitCode: ExitCode {
    switch self {
    case .malformed: .badData
    case .inaccessible: .inputOutput
    }
  }
}
