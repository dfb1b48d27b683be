public import Results

/// Why compile costs could not be measured at all.
public enum CompileCostError: Error, Equatable, CustomStringConvertible {
  /// The compiler or a program could not be run.
  case process(SubprocessError)
  /// A source could not be written.
  case file(FileError)
  /// A linked program could not be read.
  case program(ELFError)
  /// A signal asked the measurement to stop.
  case interrupted

  /// What was read or run, and what went wrong.
  public var description: String {
    switch self {
    case .process(let error): error.description
    case .file(let error): error.description
    case .program(let error): error.description
    case .interrupted: "stopped by a signal"
    }
  }
}
