extension Command {
  /// The help screen: OVERVIEW, USAGE, then what there is of ARGUMENTS, OPTIONS, SUBCOMMANDS and
  /// EXAMPLES, 80 columns wide; `program` is the one that this is a subcommand of.
  public func helpScreen(program: String? = nil) -> String {
    let path = ([program, name].compactMap(\.self)).joined(separator: " ")
    var sections = [
      HelpLayout.paragraph("OVERVIEW: " + overview),
      HelpLayout.paragraph("USAGE: " + usage(path), hanging: 7),
    ]
    let shown = (options + [StandardOptions.help.definition]).filter { !$0.isHidden }
    sections.append(
      HelpLayout.section("ARGUMENTS", operands.map { ("<\($0.placeholder)>", $0.help) })
    )
    sections.append(HelpLayout.section("OPTIONS", shown.map { ($0.usage, $0.fullHelp) }))
    sections.append(HelpLayout.section("SUBCOMMANDS", subcommandLines))
    sections.append(exampleSection)
    if !subcommands.isEmpty {
      sections.append("  See '\(path) help <subcommand>' for detailed help.")
    }
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The usage line, where `path` is the program and the subcommand.
  public func usage(_ path: String) -> String {
    let shown = options.filter { !$0.isHidden }
    var words = [path]
    if shown.count > 8 {
      words.append("[<options>]")
    } else {
      words += shown.map { "[\($0.usage)]" }
    }
    words += operands.map(\.usage)
    if !subcommands.isEmpty { words.append("<subcommand>") }
    return words.joined(separator: " ")
  }

  private var subcommandLines: [(String, String)] {
    subcommands.filter { !$0.isHidden }.map { command in
      (command.name + (command.name == defaultSubcommand ? " (default)" : ""), command.overview)
    }
  }

  private var exampleSection: String {
    guard !examples.isEmpty else { return "" }
    let lines = examples.map { example in
      "  \(example.line)\n" + HelpLayout.wrap(example.meaning, indent: 6)
    }
    return "EXAMPLES:\n" + lines.joined(separator: "\n")
  }
}

extension OptionDefinition {
  /// The sentence of the help screen, with the choices and the default behind it.
  var fullHelp: String {
    var text = help
    if case .words(let words) = argument?.completion {
      text += " (values: \(words.joined(separator: ", ")))"
    }
    if let fallback { text += " (default: \(fallback))" }
    return text
  }
}
