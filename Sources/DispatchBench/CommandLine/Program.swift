import Measurement
import Results

/// Something that the program can be asked to do.
protocol Subcommand {
  /// Its line in the table of subcommands, with its own table of options.
  static var command: Command { get }
  /// Does it and says how the program ends.
  static func run(_ invocation: Invocation) throws -> ExitCode
}

/// The whole command line of DispatchBench.
enum Program {
  /// What the program can do, in the order of the help screen.
  static var subcommands: [any Subcommand.Type] {
    [
      RunCommand.self, ListCommand.self, CountCommand.self, ExplainCommand.self,
      LaunchCommand.self,
      CountRegionsCommand.self, CompareCommand.self, KeepCommand.self, BaselineCommand.self,
      DescribeCommand.self, MatrixCommand.self, CompileCostCommand.self, CompletionsCommand.self,
      ManualCommand.self,
    ]
  }

  static let command = Command(
    program: "DispatchBench",
    version: "DispatchBench \(Version.current)",
    overview: "Measures what type erasure costs in Swift.",
    defaultSubcommand: RunCommand.command.name,
    subcommands: subcommands.map { $0.command },
    examples: [
      .init("DispatchBench --effort quick --filter '^Boxing'", "A quick look at one family.")
    ]
  )

  /// Understands the arguments, does what they ask for, and says how the program ends.
  static func run(_ arguments: [String]) -> ExitCode {
    do {
      switch try command.parse(arguments) {
      case .text(let text):
        Terminal.print(text)
        return .success
      case .invocation(let invocation):
        let subcommand = subcommands.first { $0.command.name == invocation.command }
        return try subcommand?.run(invocation) ?? .usage
      }
    } catch {
      return Complaint(error, of: command, arguments: arguments).print()
    }
  }
}
