import Measurement

/// One function of machine code in what `explain --format json` prints.
struct CodeElement: Encodable {
  /// One instruction.
  struct Line: Encodable {
    var address: Int
    var mnemonic: String
    var operands: String
    /// How often an operation executes it, if that was counted.
    var executions: Double?
    /// How it leaves the function, if it does: `direct`, `runtime`, `linkage` or `indirect`.
    var departure: String?
    /// The symbol that it goes to, or what an indirect one goes through.
    var target: String?

    init(_ instruction: Instruction, executions: Rational?) {
      address = instruction.address
      mnemonic = instruction.mnemonic
      operands = instruction.operands
      self.executions = executions?.value
      switch instruction.departure {
      case .direct(let symbol)?: (departure, target) = ("direct", symbol)
      case .runtime(let symbol)?: (departure, target) = ("runtime", symbol)
      case .linkage(let symbol)?: (departure, target) = ("linkage", symbol)
      case .indirect(let through)?: (departure, target) = ("indirect", through)
      case nil: break
      }
    }
  }

  var symbol: String
  var name: String
  var address: Int
  /// Its length in bytes.
  var size: Int
  var instructions: [Line]

  init(_ function: KernelListing.Function, _ executions: [Int: Rational]?) {
    symbol = function.symbol.name
    name = SymbolName(function.symbol.name).description
    (address, size) = (function.symbol.address, function.symbol.size)
    instructions = function.instructions.map { instruction in
      Line(instruction, executions: executions.map { $0[instruction.address] ?? Rational(0) })
    }
  }
}
