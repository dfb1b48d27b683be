/// A command or subcommand: the one table that parsing, help, completions and manual pages read.
public struct Command: Sendable {
  /// A command line that a reader may copy, with what it does.
  public struct Example: Sendable {
    /// The whole line, program included.
    public let line: String
    /// What it does, as one sentence.
    public let meaning: String

    /// Creates an example.
    public init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// The name typed.
  public let name: String
  /// What the command does, as one sentence.
  public let overview: String
  /// The options, in the order of the help screen; `--help` comes by itself.
  public let options: [OptionDefinition]
  /// The values that are given without a name, in order.
  public let operands: [Operand]
  /// Lines to copy.
  public let examples: [Example]
  /// The subcommands, in the order of the help screen.
  public let subcommands: [Command]
  /// The subcommand that runs where none is named.
  public let defaultSubcommand: String?
  /// Whether help screens and completions leave the command out.
  public let isHidden: Bool
  /// The text that `--version` prints; only a program has one.
  public let version: String?

  /// Creates a subcommand that does something.
  public init(
    _ name: String,
    overview: String,
    options: [OptionDefinition] = [],
    operands: [Operand] = [],
    examples: [Example] = [],
    isHidden: Bool = false
  ) {
    self.name = name
    self.overview = overview
    self.options = options
    self.operands = operands
    self.examples = examples
    subcommands = []
    defaultSubcommand = nil
    self.isHidden = isHidden
    version = nil
  }

  /// Creates a program that consists of subcommands.
  ///
  /// - Precondition: `defaultSubcommand` is one of `subcommands`.
  public init(
    program name: String,
    version: String,
    overview: String,
    defaultSubcommand: String,
    subcommands: [Command],
    examples: [Example] = []
  ) {
    precondition(
      subcommands.contains { $0.name == defaultSubcommand },
      "\(defaultSubcommand) is no subcommand"
    )
    self.name = name
    self.overview = overview
    options = [StandardOptions.version.definition]
    operands = []
    self.examples = examples
    self.subcommands = subcommands
    self.defaultSubcommand = defaultSubcommand
    isHidden = false
    self.version = version
  }
}

/// The options that every command has.
enum StandardOptions {
  static let help = Option(switch: "help", short: "h", help: "Show help information.")
  static let version = Option(switch: "version", help: "Show the version.")
}
