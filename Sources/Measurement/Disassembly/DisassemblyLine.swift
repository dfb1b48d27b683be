/// Reads the lines that llvm-objdump and GNU objdump print with `-d --no-show-raw-insn`.
///
/// Both write `address:`, the mnemonic, the operands in AT&T order, and names in angle brackets:
/// behind the address of a direct target, or in a remark on an address relative to `%rip`.
enum DisassemblyLine {
  /// What stands before the mnemonic of an instruction and is a part of it.
  private static let prefixes: Set<Substring> = [
    "lock", "rep", "repe", "repne", "repz", "repnz", "bnd", "notrack",
  ]

  /// The instruction on a line, or `nil` for a heading or an empty line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - function: The addresses of the function; a jump within it is no departure.
  /// - Returns: The instruction.
  static func instruction(_ line: Substring, in function: Range<Int>) -> Instruction? {
    guard let colon = line.firstIndex(of: ":"),
      let address = Int(line[..<colon].drop { $0 == " " }, radix: 16),
      function.contains(address)
    else { return nil }
    let code = line[line.index(after: colon)...]
    let (body, remark) = split(code, at: "#")
    let words = body.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = words.first else { return nil }
    var mnemonic = String(first)
    var operands = words.count > 1 ? words[1].drop { $0 == " " } : ""
    if prefixes.contains(first), !operands.isEmpty {
      let rest = operands.split(separator: " ", maxSplits: 1)
      mnemonic += " \(rest[0])"
      operands = rest.count > 1 ? rest[1] : ""
    }
    let isCall = mnemonic.contains("call")
    let isJump = mnemonic.contains("jmp") || mnemonic.hasPrefix("j")
    let name = bracketed(isCall || isJump ? operands : remark)
    let plain = String(operands.prefix { $0 != "<" }).trimmed
    return Instruction(
      address: address,
      mnemonic: mnemonic,
      operands: plain,
      departure: isCall || isJump ? departure(plain, to: name, isCall, in: function) : nil,
      isCall: isCall,
      reference: isCall || isJump ? nil : name.flatMap { $0.contains("+0x") ? nil : $0 }
    )
  }

  private static func departure(
    _ operands: String,
    to name: String?,
    _ isCall: Bool,
    in function: Range<Int>
  ) -> Instruction.Departure? {
    if operands.hasPrefix("*") { return .indirect(through: String(operands.dropFirst())) }
    let digits = operands.hasPrefix("0x") ? operands.dropFirst(2) : operands[...]
    guard let target = Int(digits, radix: 16) else { return nil }
    if !isCall, function.contains(target) { return nil }
    guard let name else { return .direct(symbol: "0x\(String(target, radix: 16))") }
    guard name.hasSuffix("@plt") else { return .direct(symbol: name) }
    let symbol = String(name.dropLast("@plt".count))
    let isRuntime = symbol.hasPrefix("swift_") || symbol.hasPrefix("_swift_")
    return isRuntime ? .runtime(symbol: symbol) : .linkage(symbol: symbol)
  }

  /// Both halves, tabs read as spaces.
  private static func split(
    _ text: Substring,
    at separator: Character
  ) -> (Substring, Substring) {
    let parts = text.replacing("\t", with: " ").split(separator: separator, maxSplits: 1)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }

  /// What stands between the first `<` and the last `>`; a name may hold both itself.
  private static func bracketed(_ text: Substring) -> String? {
    guard let start = text.firstIndex(of: "<"), let end = text.lastIndex(of: ">"), start < end
    else { return nil }
    return String(text[text.index(after: start)..<end])
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
