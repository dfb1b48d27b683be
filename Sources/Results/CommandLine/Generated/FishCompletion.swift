/// The completion script of fish: one line a subcommand, option or operand.
struct FishCompletion {
  private let program: Command

  init(_ program: Command) { self.program = program }

  var script: String {
    let head = [
      "# Completions of \(program.name) for fish; made by '\(program.name) completions fish'.",
      "complete -c \(program.name) -f",
    ]
    return (head + subcommandLines + leadingLines + program.visibleSubcommands.flatMap(lines))
      .joined(separator: "\n")
  }

  private var names: [String] { program.visibleSubcommands.map(\.name) + ["help"] }

  private var noSubcommand: String {
    "not __fish_seen_subcommand_from \(names.joined(separator: " "))"
  }

  private var subcommandLines: [String] {
    let visible = program.visibleSubcommands
    let words = visible.map { ($0.name, $0.overview) } + [("help", "Show help information.")]
    let lines = words.map { name, overview in
      line(when: noSubcommand, "-a \(name) -d \(quoted(overview))")
    }
    let topics = visible.map(\.name).joined(separator: " ")
    return lines + [line(when: "__fish_seen_subcommand_from help", "-a \(quoted(topics))")]
  }

  private var leadingLines: [String] {
    program.leadingOptions.map { line(when: noSubcommand, words(of: $0)) }
  }

  private func lines(of command: Command) -> [String] {
    let condition = "__fish_seen_subcommand_from \(command.name)"
    let options = command.visibleOptions.map { line(when: condition, words(of: $0)) }
    let operands = command.operands.compactMap { operand -> String? in
      guard operand.completion != .nothing else { return nil }
      let offer = offer(operand.completion)
      return line(when: condition, "\(offer) -d \(quoted(operand.help))")
    }
    return options + operands
  }

  private func line(when condition: String, _ words: String) -> String {
    "complete -c \(program.name) -n \(quoted(condition)) \(words)"
  }

  private func words(of option: OptionDefinition) -> String {
    let names = (option.short.map { "-s \($0) " } ?? "") + "-l \(option.name)"
    let value = option.argument.map { " -r " + offer($0.completion) } ?? ""
    return "\(names)\(value) -d \(quoted(option.help))"
  }

  private func offer(_ completion: Completion) -> String {
    switch completion {
    case .nothing: return "-f"
    case .words(let words): return "-f -a \(quoted(words.joined(separator: " ")))"
    case .file: return "-F"
    case .directory: return "-f -a '(__fish_complete_directories)'"
    case .benchmark:
      guard let lister = program.lister else { return "-f" }
      let program = "(commandline -opc)[1]"
      return
        "-f -a \(quoted("(eval \(program) \(lister) 2>/dev/null | string replace -r ' .*' '')"))"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
