import Glibc
import Results

@main
struct ReportGen {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      switch try Program.command.parse(arguments) {
      case .text(let text): print(text)
      case .invocation(let invocation): return run(invocation)
      }
      return .success
    } catch {
      complain("\(inert("\(error)"))\n\(Program.command.usageHint(for: arguments))")
      return .usage
    }
  }

  private static func run(_ invocation: Invocation) -> ExitCode {
    do {
      return try Program.run(invocation)
    } catch {
      complain("\(error)")
      // An error that does not know better comes from the system.
      return (error as? any ExitingError)?.exitCode ?? .inputOutput
    }
  }

  private static func complain(_ message: String) { note("Error: \(message)") }
}

/// Writes a line to standard error.
func note(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  // Nobody can be told that standard error is closed.
  _ = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
