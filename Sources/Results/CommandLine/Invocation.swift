/// What a command line asks for.
public enum Request: Sendable {
  /// To do what a subcommand does.
  case invocation(Invocation)
  /// To print this text and end well: a help screen or the version.
  case text(String)
}

/// A command line that was understood: the subcommand and its values.
public struct Invocation: Sendable {
  /// The subcommand's name.
  public let command: String
  /// The values that were given without a name, in order.
  public let operands: [String]
  private let given: [String: [String]]

  init(command: String, given: [String: [String]], operands: [String]) {
    self.command = command
    self.given = given
    self.operands = operands
  }

  /// The value of an option: what was given, or its default.
  public subscript<Value>(option: Option<Value>) -> Value {
    option.decode(given[option.definition.name] ?? [])
  }

  /// Whether the option was written on the command line.
  public func isGiven<Value>(_ option: Option<Value>) -> Bool {
    given[option.definition.name] != nil
  }
}
