import Glibc
package import Results

/// An error on its way to standard error and to the exit status.
package struct Complaint {
  private let text: String
  private let code: ExitCode

  /// Words an error that `arguments` of `command` led to.
  package init(_ error: any Error, of command: Command, arguments: [String]) {
    switch error {
    case let error as UsageError:
      text = "Error: \(error)\n" + command.usageHint(for: arguments)
      code = .usage
    case let error as RefusedBuild:
      text = "Error: \(error)"
      code = .usage
    case let error as any ExitingError:
      text = "Error: \(error)"
      code = error.exitCode
    case CountError.valgrind(.stopped):
      text = "Error: \(error)"
      code = Interruption.signal == SIGTERM ? .terminated : .interrupted
    case is CountError, is ValgrindError:
      text = "Error: \(error)"
      code = .coverage
    default:
      text = "Error: \(error)"
      code = .inputOutput
    }
  }

  /// Prints the error and returns the status.
  package func print() -> ExitCode {
    Terminal.complain(text)
    return code
  }
}
