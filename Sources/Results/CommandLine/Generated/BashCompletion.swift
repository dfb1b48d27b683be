/// The completion script of bash, which needs nothing but bash.
struct BashCompletion {
  private let program: Command

  init(_ program: Command) { self.program = program }

  var script: String {
    """
    # Completions of \(program.name) for bash; made by '\(program.name) completions bash'.
    _\(program.name)_complete() {
      local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
      local command=\(program.defaultSubcommand ?? "")
      COMPREPLY=()
      # Bash takes the sign of --option=value for a word of its own.
      if [[ $word == "=" ]]; then
        word=""
      elif [[ $before == "=" ]]; then
        before="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      if (( COMP_CWORD > 1 )) && [[ ${COMP_WORDS[1]} != -* ]]; then
        command="${COMP_WORDS[1]}"
      elif (( COMP_CWORD == 1 )) && [[ $word == -* ]]; then
        command=""
      elif (( COMP_CWORD == 1 )); then
        COMPREPLY=($(compgen -W "\(subcommandWords)" -- "$word"))
        return
      fi
      local valued=" \(valuedOptions) " place=0 index
      for (( index = 2; index < COMP_CWORD; index++ )); do
        [[ ${COMP_WORDS[index]} == [-=]* || ${COMP_WORDS[index-1]} == "=" ]] && continue
        [[ $valued == *" ${COMP_WORDS[index-1]} "* ]] || (( place += 1 ))
      done
      case "$command $before" in
    \(valueCases.map { "    \($0)" }.joined(separator: "\n"))
      esac
      case "$command" in
    \(commandCases.map { "    \($0)" }.joined(separator: "\n"))
      esac
    }
    complete -F _\(program.name)_complete \(program.name)
    """
  }

  private var subcommandWords: String {
    (program.visibleSubcommands.map(\.name) + ["help"]).joined(separator: " ")
  }

  /// What follows an option that takes a value.
  private var valueCases: [String] {
    program.visibleSubcommands.flatMap { command in
      command.visibleOptions.compactMap { option in
        option.argument.map { argument in
          let spellings = option.spellings.map { "\"\(command.name) \($0)\"" }
          let offer = offer(argument.completion) ?? ":"
          return "\(spellings.joined(separator: "|"))) \(offer); return ;;"
        }
      }
    }
  }

  /// What stands elsewhere: options behind a dash, operands otherwise.
  private var commandCases: [String] {
    let leading = "\"\") \(offerWords(program.leadingOptions.flatMap(\.spellings))) ;;"
    let help = "help) \(offerWords(program.visibleSubcommands.map(\.name))) ;;"
    return [leading, help]
      + program.visibleSubcommands.flatMap { command in
        let options = offerWords(command.visibleOptions.flatMap(\.spellings))
        return [
          "\(command.name))",
          "  if [[ $word == -* ]]; then \(options); else \(offer(command.operands)); fi ;;",
        ]
      }
  }

  /// The options behind which a word is a value and no operand.
  private var valuedOptions: String {
    let options = program.visibleSubcommands.flatMap(\.visibleOptions)
    let spellings = options.filter { $0.argument != nil }.flatMap(\.spellings)
    return Set(spellings).sorted().joined(separator: " ")
  }

  /// What may stand in the place of each operand.
  private func offer(_ operands: [Operand]) -> String {
    let cases = operands.enumerated().compactMap { place, operand in
      offer(operand.completion).map { offer in
        "\(operand.count.upperBound > 1 ? "*" : "\(place)")) \(offer) ;;"
      }
    }
    return cases.isEmpty ? ":" : "case $place in \(cases.joined(separator: " ")) esac"
  }

  private func offerWords(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
  }

  private func offer(_ completion: Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .words(let words): offerWords(words)
    case .file: files("-f")
    case .directory: files("-d")
    case .benchmark:
      program.lister.map { lister in
        let names = "$(\"${COMP_WORDS[0]}\" \(lister) 2>/dev/null | cut -d ' ' -f 1)"
        return "COMPREPLY=($(compgen -W \"\(names)\" -- \"$word\"))"
      }
    }
  }

  /// Names of files may hold spaces, so each line is one of them.
  private func files(_ kind: String) -> String {
    "compopt -o filenames; mapfile -t COMPREPLY < <(compgen \(kind) -- \"$word\")"
  }
}
