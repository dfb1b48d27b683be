extension Command {
  /// Understands the arguments of a program, its own name left out.
  ///
  /// - Throws: ``UsageError`` for anything that is not exactly in the tables.
  public func parse(_ arguments: [String]) throws(UsageError) -> Request {
    guard let first = arguments.first else { return try parseDefault([]) }
    switch first {
    case "--help", "-h": return .text(helpScreen())
    case "--version": return .text(version ?? name)
    case "help": return .text(try help(about: Array(arguments.dropFirst())))
    default: break
    }
    if let subcommand = subcommands.first(where: { $0.name == first }) {
      return try subcommand.parseOwn(Array(arguments.dropFirst()), program: name)
    }
    guard first.hasPrefix("-") else {
      throw .unknownSubcommand(first, nearest: NearestName.of(first, among: visibleNames))
    }
    return try parseDefault(arguments)
  }

  /// The subcommand that the arguments speak to, for a usage line below an error.
  public func addressed(by arguments: [String]) -> Command? {
    let named = arguments.first.flatMap { first in subcommands.first { $0.name == first } }
    if let named { return named }
    guard arguments.first?.hasPrefix("-") != false else { return nil }
    return subcommands.first { $0.name == defaultSubcommand }
  }

  private var visibleNames: [String] { subcommands.filter { !$0.isHidden }.map(\.name) }

  private func parseDefault(_ arguments: [String]) throws(UsageError) -> Request {
    guard let subcommand = subcommands.first(where: { $0.name == defaultSubcommand }) else {
      return .text(helpScreen())
    }
    return try subcommand.parseOwn(arguments, program: name)
  }

  private func help(about names: [String]) throws(UsageError) -> String {
    guard let topic = names.first else { return helpScreen() }
    guard names.count == 1 else { throw .unexpectedOperand(names[1]) }
    guard let subcommand = subcommands.first(where: { $0.name == topic }) else {
      throw .unknownSubcommand(topic, nearest: NearestName.of(topic, among: visibleNames))
    }
    return subcommand.helpScreen(program: name)
  }

  private func parseOwn(_ arguments: [String], program: String) throws(UsageError) -> Request {
    var reader = ArgumentReader(command: self)
    guard try reader.read(arguments) else { return .text(helpScreen(program: program)) }
    try checkOperands(reader.operands)
    return .invocation(Invocation(command: name, given: reader.given, operands: reader.operands))
  }

  private func checkOperands(_ values: [String]) throws(UsageError) {
    let most = operands.reduce(0) { $0 &+ min($1.count.upperBound, Int(Int32.max)) }
    guard values.count <= most else { throw .unexpectedOperand(values[most]) }
    var left = values.count
    for operand in operands {
      guard left >= operand.count.lowerBound else {
        throw .missingOperand(placeholder: operand.placeholder)
      }
      left -= min(left, operand.count.upperBound)
    }
  }
}

/// Sorts arguments into options and operands against one command's table.
struct ArgumentReader {
  let command: Command
  var given: [String: [String]] = [:]
  var operands: [String] = []

  init(command: Command) { self.command = command }

  /// Reads all arguments; returns false as soon as help is asked for.
  mutating func read(_ arguments: [String]) throws(UsageError) -> Bool {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return true
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      if argument == "--help" || argument == "-h" { return false }
      try readOption(argument, following: &rest)
    }
    return true
  }

  private mutating func readOption(
    _ argument: String,
    following rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = String(parts[0])
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let option = definition(of: written) else {
      throw .unknownOption(written, nearest: nearest(to: written))
    }
    if !option.isRepeatable, given[option.name] != nil { throw .repeatedOption("--\(option.name)") }
    let value = try value(of: option, written: written, attached: attached, following: &rest)
    given[option.name, default: []].append(value)
  }

  private func value(
    of option: OptionDefinition,
    written: String,
    attached: String?,
    following rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let argument = option.argument else {
      if let attached { throw .unexpectedValue(option: written, value: attached) }
      return ""
    }
    var value = attached
    if value == nil, let next = rest.first, !definesOption(next) { value = rest.popFirst() }
    guard let value else {
      throw .missingValue(option: written, placeholder: argument.placeholder)
    }
    guard argument.accepts(value) else {
      throw .malformedValue(option: written, value: value, expectation: argument.expectation)
    }
    return value
  }

  private func definition(of written: String) -> OptionDefinition? {
    command.options.first { option in
      written == "--\(option.name)" || option.short.map { written == "-\($0)" } == true
    }
  }

  /// Whether a text is an option rather than a value that happens to begin with a dash.
  private func definesOption(_ text: String) -> Bool {
    text.hasPrefix("--") || text == "-h" || definition(of: text) != nil
  }

  private func nearest(to written: String) -> String? {
    let names = command.options.filter { !$0.isHidden }.map { "--\($0.name)" } + ["--help"]
    return NearestName.of(written, among: names)
  }
}
