/// The completion script of zsh, for its `_arguments`.
struct ZshCompletion {
  private let program: Command

  init(_ program: Command) { self.program = program }

  var script: String {
    """
    #compdef \(program.name)
    # Completions of \(program.name) for zsh; made by '\(program.name) completions zsh'.
    \(benchmarkFunction)_\(program.name)() {
      local -a subcommands=(
    \(subcommandLines.map { "    \($0)" }.joined(separator: "\n"))
      )
      local program=$words[1] command=\(program.defaultSubcommand ?? "")
      if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        _describe -t commands subcommand subcommands
        return
      elif (( CURRENT == 2 )); then
        command=""
      elif [[ $words[2] != -* ]]; then
        command=$words[2]
        shift words
        (( CURRENT-- ))
      fi
      case $command in
    \(commandCases.map { "    \($0)" }.joined(separator: "\n"))
      esac
    }
    # Read from a directory of fpath this is the function's first call, else it is a script.
    if [[ $funcstack[1] == _\(program.name) ]]; then
      _\(program.name) "$@"
    else
      compdef _\(program.name) \(program.name)
    fi
    """
  }

  /// A function that offers what the program itself lists.
  private var benchmarkFunction: String {
    program.lister.map { lister in
      """
      _\(program.name)_benchmarks() {
        local -a names=(${${(f)"$($program \(lister) 2>/dev/null)"}%% *})
        compadd -a names
      }

      """
    } ?? ""
  }

  private var subcommandLines: [String] {
    program.visibleSubcommands.map { quoted("\($0.name):\($0.overview)") }
      + [quoted("help:Show help information.")]
  }

  private var commandCases: [String] {
    let names = program.visibleSubcommands.map(\.name).joined(separator: " ")
    return arguments("\"\"", program.leadingOptions.flatMap(specifications))
      + arguments("help", [quoted("1:subcommand:(\(names))")])
      + program.visibleSubcommands.flatMap { command in
        arguments(
          command.name,
          command.visibleOptions.flatMap(specifications)
            + command.operands.enumerated().map { operand($1, at: $0 + 1) }
        )
      }
  }

  private func arguments(_ name: String, _ specifications: [String]) -> [String] {
    let lines = specifications.map { "    \($0)" }
    return ["\(name))", "  _arguments \\"] + lines.dropLast().map { $0 + " \\" }
      + lines.suffix(1) + ["  ;;"]
  }

  private func specifications(_ option: OptionDefinition) -> [String] {
    let explanation = "[\(escaped(option.help, in: "[]:\\"))]"
    let prefix = option.isRepeatable && option.argument != nil ? "*" : ""
    return option.spellings.map { spelling in
      guard let argument = option.argument else { return quoted(prefix + spelling + explanation) }
      let sign = spelling.hasPrefix("--") ? "=" : ""
      let value = ":\(escaped(argument.placeholder, in: ":\\")):\(action(argument.completion))"
      return quoted(prefix + spelling + sign + explanation + value)
    }
  }

  private func operand(_ operand: Operand, at place: Int) -> String {
    let position = operand.count.upperBound > 1 ? "*" : "\(place)"
    let sign = operand.count.lowerBound == 0 ? "::" : ":"
    return quoted("\(position)\(sign)\(operand.placeholder):\(action(operand.completion))")
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .file: "_files"
    case .directory: "_files -/"
    case .benchmark: program.lister == nil ? " " : "_\(program.name)_benchmarks"
    }
  }

  private func escaped(_ text: String, in characters: String) -> String {
    String(text.flatMap { characters.contains($0) ? ["\\", $0] : [$0] })
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
