/// An error that knows with which status a program ends after it.
public protocol ExitingError: Error, CustomStringConvertible {
  /// The status.
  var exitCode: ExitCode { get }
}

extension ResultFileError: ExitingError {
  /// 65 for what a file says, 74 for a file that is out of reach.
  public var exitCode: ExitCode {
    switch self {
    case .malformed: .badData
    case .inaccessible: .inputOutput
    }
  }
}
