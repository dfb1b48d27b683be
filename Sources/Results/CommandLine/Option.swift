/// An option of a command, together with the type of its value.
///
/// A command lists ``definition`` in its table; parsing, help, completions and the manual page all
/// read that table, and ``Invocation`` hands the value out with its type.
public struct Option<Value: Sendable>: Sendable {
  /// The line of the table.
  public let definition: OptionDefinition
  /// The value of the texts that were given, each of which has the form.
  let decode: @Sendable ([String]) -> Value

  /// An option with one value, given at most once.
  ///
  /// - Parameters:
  ///   - name: The long name without its dashes.
  ///   - form: The form of the value.
  ///   - fallback: The value where the option is not given.
  ///   - shown: The default as help screens show it; `nil` shows none.
  ///   - isHidden: Whether help screens and completions leave the option out.
  ///   - help: One sentence that ends in a full stop.
  public init(
    _ name: String,
    _ form: ValueForm<Value>,
    default fallback: Value,
    shown: String?,
    isHidden: Bool = false,
    help: String
  ) {
    definition = OptionDefinition(
      name,
      form,
      fallback: shown,
      isRepeatable: false,
      isHidden: isHidden,
      help: help
    )
    decode = { texts in texts.last.flatMap(form.read) ?? fallback }
  }

  /// An option with one value and no default.
  public init<Wrapped: Sendable>(
    _ name: String,
    _ form: ValueForm<Wrapped>,
    isHidden: Bool = false,
    help: String
  ) where Value == Wrapped? {
    definition = OptionDefinition(
      name,
      form,
      fallback: nil,
      isRepeatable: false,
      isHidden: isHidden,
      help: help
    )
    decode = { texts in texts.last.flatMap(form.read) }
  }

  /// An option that may be given any number of times.
  public init<Element: Sendable>(
    repeated name: String,
    _ form: ValueForm<Element>,
    isHidden: Bool = false,
    help: String
  ) where Value == [Element] {
    definition = OptionDefinition(
      name,
      form,
      fallback: nil,
      isRepeatable: true,
      isHidden: isHidden,
      help: help
    )
    decode = { texts in texts.compactMap(form.read) }
  }
}

extension Option where Value == Bool {
  /// A switch: off unless given.
  public init(switch name: String, short: Character? = nil, isHidden: Bool = false, help: String) {
    definition = OptionDefinition(switch: name, short: short, isHidden: isHidden, help: help)
    decode = { !$0.isEmpty }
  }
}

extension Option where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// An option whose value is one word of a closed enum.
  public init(
    _ name: String,
    oneOf placeholder: String,
    default fallback: Value,
    isHidden: Bool = false,
    help: String
  ) {
    self.init(
      name,
      .choice(placeholder),
      default: fallback,
      shown: fallback.rawValue,
      isHidden: isHidden,
      help: help
    )
  }
}
