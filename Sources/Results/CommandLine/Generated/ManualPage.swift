/// The manual page of a program in the mdoc language, which man and mandoc show.
public struct ManualPage: Sendable {
  private let program: Command

  /// Begins the page of `program`.
  public init(_ program: Command) { self.program = program }

  /// The page; the same text for the same table.
  public var text: String {
    let head = [
      ".\\\" Made by '\(program.name) man'.", ".Dd \(Version.date)",
      ".Dt \(program.name.uppercased()) 1", ".Os", ".Sh NAME", ".Nm \(program.name)",
      ".Nd \(escaped(lowercasedFirst(program.overview)))", ".Sh SYNOPSIS", ".Nm",
      ".Op Ar subcommand", ".Op Ar option ...", ".Sh DESCRIPTION",
    ]
    return (head + description + program.visibleSubcommands.flatMap(section) + exitStatus)
      .joined(separator: "\n")
  }

  private var description: [String] {
    let first = program.defaultSubcommand.map {
      ["Without a subcommand,", ".Cm \($0)", "is meant.", "Its options may then follow directly."]
    }
    return (first ?? []) + list(program.options.filter { !$0.isHidden })
  }

  private func section(_ command: Command) -> [String] {
    let usage = [".Ss \(program.name) \(command.name)"] + text(command.overview)
    let operands = command.operands.flatMap { operand in
      [".It Ar \(escaped(operand.placeholder))" + (operand.count.upperBound > 1 ? " ..." : "")]
        + text(operand.help)
    }
    let operandList =
      operands.isEmpty ? [] : [".Bl -tag -width Ds"] + operands + [".El"]
    return usage + operandList + list(command.visibleOptions) + examples(command)
  }

  private func list(_ options: [OptionDefinition]) -> [String] {
    [".Bl -tag -width Ds"]
      + options.flatMap { option -> [String] in
        let short = option.short.map { "Fl \($0) , " } ?? ""
        let value = option.argument.map { " Ar \(escaped($0.placeholder))" } ?? ""
        return [".It \(short)Fl \\-\(escaped(option.name))\(value)"] + text(option.fullHelp)
      } + [".El"]
  }

  private func examples(_ command: Command) -> [String] {
    command.examples.flatMap { example in
      [".Pp"] + text(example.meaning)
        + [".Bd -literal -offset indent", escaped(example.line), ".Ed"]
    }
  }

  private var exitStatus: [String] {
    [".Sh EXIT STATUS", ".Bl -tag -width Ds"]
      + ExitCode.allCases.flatMap { [".It \($0.rawValue)"] + text($0.meaning) } + [".El"]
  }

  /// Prose, each sentence on lines of its own, as mdoc wants it.
  private func text(_ prose: String) -> [String] {
    let sentences = prose.replacing(". ", with: ".\n").split(separator: "\n")
    return sentences.flatMap { sentence in
      HelpLayout.wrap(String(sentence), indent: 0).split(separator: "\n").map {
        escaped(String($0))
      }
    }
  }

  /// A line without what the language would take for its own.
  private func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }

  /// What follows the name in a line of `apropos`: no capital and no full stop.
  private func lowercasedFirst(_ text: String) -> String {
    let body = text.hasSuffix(".") ? text.dropLast() : text[...]
    return body.prefix(1).lowercased() + body.dropFirst()
  }
}

/// `man`: the subcommand of both programs that prints the page.
public enum ManualSubcommand {
  /// Its line in the table of subcommands of `program`.
  public static func definition(program: String) -> Command {
    Command(
      "man",
      overview: "Print the manual page of this program.",
      examples: [
        Command.Example("\(program) man > /usr/local/share/man/man1/\(program).1", "Install it.")
      ]
    )
  }
}
