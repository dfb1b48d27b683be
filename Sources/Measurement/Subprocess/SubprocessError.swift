/// Why a program could not be started or followed.
public enum SubprocessError: Error, Equatable, CustomStringConvertible {
  /// No executable of this name is in a directory of PATH.
  case notFound(name: String, path: String)
  /// The kernel refused to start it.
  case notStarted(executable: String, reason: String)
  /// Its output or its end could not be read.
  case notFollowed(executable: String, reason: String)

  /// What was wanted, what went wrong and what to do.
  public var description: String {
    switch self {
    case .notFound(let name, let path):
      "no '\(name)' in PATH (\(path)); install it or add its directory to PATH"
    case .notStarted(let executable, let reason):
      "cannot start '\(executable)': \(reason)"
    case .notFollowed(let executable, let reason):
      "cannot follow '\(executable)' to its end: \(reason)"
    }
  }
}
