/// A shell that can be told how to complete the command line of a program.
public enum CompletionShell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script that teaches this shell the options and values of `program`.
  ///
  /// It is made from the tables that parsing and help read, so that none of the three can go stale.
  /// Names of benchmarks are asked of the program itself, if it has a subcommand `list`.
  public func script(for program: Command) -> String {
    switch self {
    case .bash: BashCompletion(program).script
    case .zsh: ZshCompletion(program).script
    case .fish: FishCompletion(program).script
    }
  }
}

/// `completions`: the subcommand of both programs that prints such a script.
public enum CompletionsSubcommand {
  /// Its line in the table of subcommands of `program`.
  public static func definition(program: String) -> Command {
    Command(
      "completions",
      overview: "Print the script that teaches a shell to complete this program.",
      operands: [
        Operand(
          "shell",
          completion: .words(CompletionShell.allCases.map(\.rawValue)),
          help: "One of bash, zsh and fish."
        )
      ],
      examples: [
        Command.Example(
          "source <(\(program) completions bash)",
          "Complete in this bash; put the line into ~/.bashrc for all."
        ),
        Command.Example(
          "\(program) completions fish > ~/.config/fish/completions/\(program).fish",
          "Complete in every fish."
        ),
      ]
    )
  }

  /// The script that `invocation` asks for.
  ///
  /// - Throws: ``UsageError/malformedValue(option:value:expectation:)`` for an unknown shell.
  public static func text(
    _ invocation: Invocation,
    for program: Command
  ) throws(UsageError) -> String {
    let name = invocation.operands.first ?? ""
    guard let shell = CompletionShell(rawValue: name) else {
      throw .malformedValue(option: "<shell>", value: name, expectation: "bash, zsh or fish")
    }
    return shell.script(for: program)
  }
}

extension Command {
  /// The subcommands that a user is told of.
  var visibleSubcommands: [Command] { subcommands.filter { !$0.isHidden } }

  /// The options that a user is told of, with those that every command has.
  var visibleOptions: [OptionDefinition] {
    (options + [StandardOptions.help.definition]).filter { !$0.isHidden }
  }

  /// The command line whose words at the start of lines are the names of benchmarks.
  var lister: String? { subcommands.contains { $0.name == "list" } ? "list" : nil }

  /// The options that may follow the program's name: its own and those of what runs by default.
  var leadingOptions: [OptionDefinition] {
    let own = visibleOptions
    let ofDefault = subcommands.first { $0.name == defaultSubcommand }?.visibleOptions ?? []
    return own + ofDefault.filter { option in !own.contains { $0.name == option.name } }
  }
}

extension OptionDefinition {
  /// The spellings: `--quiet`, and `-q` where there is one.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}
