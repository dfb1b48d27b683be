import Measurement
import Results

/// `completions`: teaches a shell the tables of this program.
enum CompletionsCommand: Subcommand {
  static let command = CompletionsSubcommand.definition(program: "DispatchBench")

  static func run(_ invocation: Invocation) throws -> ExitCode {
    Terminal.print(try CompletionsSubcommand.text(invocation, for: Program.command))
    return .success
  }
}

/// `man`: the manual page of this program.
enum ManualCommand: Subcommand {
  static let command = ManualSubcommand.definition(program: "DispatchBench")

  static func run(_ invocation: Invocation) throws -> ExitCode {
    Terminal.print(ManualPage(Program.command).text)
    return .success
  }
}
