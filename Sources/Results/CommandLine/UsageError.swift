/// A command line that cannot be understood; the program ends with ``ExitCode/usage``.
public enum UsageError: Error, Equatable, Sendable {
  /// No subcommand has this name.
  case unknownSubcommand(String, nearest: String?)
  /// No option has this name.
  case unknownOption(String, nearest: String?)
  /// The option needs a value and the line ends or the next option begins.
  case missingValue(option: String, placeholder: String)
  /// The option takes no value, yet `=value` was written.
  case unexpectedValue(option: String, value: String)
  /// The value does not have its option's form.
  case malformedValue(option: String, value: String, expectation: String)
  /// The option may be given once only.
  case repeatedOption(String)
  /// More values were given than the command takes.
  case unexpectedOperand(String)
  /// A value that the command needs was not given.
  case missingOperand(placeholder: String)
  /// Two options that exclude each other.
  case conflict(String, String)
  /// No benchmark has this name.
  case unknownBenchmark(String, nearest: String?)
  /// The options leave no benchmark to work on.
  case emptySelection(String, nearest: String?)
}

extension UsageError: ExitingError {
  /// 64, whichever it is.
  public var exitCode: ExitCode { .usage }
}

extension UsageError {
  /// What was read, what is wrong with it, and what may have been meant.
  public var description: String {
    switch self {
    case .unknownSubcommand(let name, let nearest):
      "Unknown subcommand '\(name)'." + Self.suggestion(nearest)
    case .unknownOption(let name, let nearest):
      "Unknown option '\(name)'." + Self.suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "Missing value for '\(option) <\(placeholder)>'."
    case .unexpectedValue(let option, let value):
      "The option '\(option)' takes no value, but '\(value)' was given."
    case .malformedValue(let option, let value, let expectation):
      "The value '\(value)' of '\(option)' is malformed: expected \(expectation)."
    case .repeatedOption(let option):
      "The option '\(option)' can be given only once."
    case .unexpectedOperand(let text):
      "Unexpected argument '\(text)'."
    case .missingOperand(let placeholder):
      "Missing expected argument '<\(placeholder)>'."
    case .conflict(let one, let other):
      "The options '\(one)' and '\(other)' exclude each other."
    case .unknownBenchmark(let name, let nearest):
      "No benchmark is named '\(name)'." + Self.suggestion(nearest)
    case .emptySelection(let options, let nearest):
      "No benchmark is selected by \(options)." + Self.suggestion(nearest)
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { " Did you mean '\($0)'?" } ?? ""
  }
}
