/// One line of a command's option table: all that parsing, help and completions need.
public struct OptionDefinition: Sendable {
  /// What follows the option's name.
  public struct Argument: Sendable {
    /// The word in angle brackets on help screens.
    public let placeholder: String
    /// What an error says was expected.
    public let expectation: String
    /// What a shell may offer.
    public let completion: Completion
    /// Whether a text has the form.
    let accepts: @Sendable (String) -> Bool
  }

  /// The long name without its dashes.
  public let name: String
  /// The letter after a single dash, if there is one.
  public let short: Character?
  /// The value that follows, or `nil` for a switch.
  public let argument: Argument?
  /// The default as help screens show it.
  public let fallback: String?
  /// Whether the option may be given more than once.
  public let isRepeatable: Bool
  /// Whether help screens and completions leave the option out.
  public let isHidden: Bool
  /// One sentence that ends in a full stop.
  public let help: String

  init<Value>(
    _ name: String,
    _ form: ValueForm<Value>,
    fallback: String?,
    isRepeatable: Bool,
    isHidden: Bool,
    help: String
  ) {
    self.name = name
    short = nil
    argument = Argument(
      placeholder: form.placeholder,
      expectation: form.expectation,
      completion: form.completion,
      accepts: { form.read($0) != nil }
    )
    self.fallback = fallback
    self.isRepeatable = isRepeatable
    self.isHidden = isHidden
    self.help = help
  }

  init(switch name: String, short: Character?, isHidden: Bool, help: String) {
    self.name = name
    self.short = short
    argument = nil
    fallback = nil
    isRepeatable = true
    self.isHidden = isHidden
    self.help = help
  }

  /// The option as a help screen writes it, such as `--seed <number>`.
  public var usage: String {
    let names = (short.map { "-\($0), " } ?? "") + "--\(name)"
    return argument.map { "\(names) <\($0.placeholder)>" } ?? names
  }
}
