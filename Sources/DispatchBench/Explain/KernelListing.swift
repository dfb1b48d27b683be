import Measurement
import Results

/// The machine code that a benchmark is made of, each function as instructions.
struct KernelListing {
  /// One function of the executable.
  struct Function: Equatable {
    var symbol: SymbolTable.Symbol
    var instructions: [Instruction]
  }

  /// The functions that hold the loop, and the door to them.
  let kernel: [SymbolTable.Symbol]
  /// The functions that are shown, the kernel first.
  let functions: [Function]
  /// Those that an operation executes too, but that are not shown.
  let others: [SymbolTable.Symbol]
  /// How often an operation executes the instruction at an address, if it was counted.
  let executions: [Int: Rational]?
  /// The path of what disassembled them.
  let tool: String

  /// Takes code that was disassembled.
  init(
    kernel: [SymbolTable.Symbol] = [],
    functions: [Function],
    others: [SymbolTable.Symbol] = [],
    executions: [Int: Rational]?,
    tool: String
  ) {
    self.kernel = kernel
    self.functions = functions
    self.others = others
    self.executions = executions
    self.tool = tool
  }

  /// Disassembles the kernel, then what else of this executable an operation executes, the
  /// dearest first; without counts, the kernel and what it jumps to at once.
  ///
  /// - Throws: ``ExplainError``.
  init(
    of benchmark: Benchmark,
    trace: OperationTrace?,
    atMost limit: Int
  ) throws(ExplainError) {
    let path = OwnExecutable.path
    let symbols = try ExplainError.reading { () throws(ELFError) in try SymbolTable(path: path) }
    let tool = try ExplainError.disassembling { () throws(DisassemblyError) in try Disassembler() }
    func disassembled(_ symbol: SymbolTable.Symbol) throws(ExplainError) -> Function {
      let code = try ExplainError.disassembling { () throws(DisassemblyError) in
        try tool.instructions(of: symbol, in: path)
      }
      return Function(symbol: symbol, instructions: code)
    }
    var wanted: [SymbolTable.Symbol]
    if let trace {
      wanted = Self.executed(trace, in: symbols)
    } else {
      let address = KernelCode.address(of: benchmark.prepare().kernel)
      guard let entry = symbols.symbol(at: address) else {
        throw .noKernel(benchmark.name, address: address)
      }
      wanted = [entry]
      if let next = try disassembled(entry).target(in: symbols) { wanted.append(next) }
    }
    let shown = try wanted.prefix(limit).map { (symbol) throws(ExplainError) in
      try disassembled(symbol)
    }
    self.init(
      kernel: trace.map { KernelText($0, in: symbols).functions } ?? wanted,
      functions: shown,
      others: Array(wanted.dropFirst(limit)),
      executions: trace?.executions,
      tool: tool.executable
    )
  }

  /// The kernel, then what else an operation executes, by the instructions that it takes.
  private static func executed(
    _ trace: OperationTrace,
    in symbols: SymbolTable
  ) -> [SymbolTable.Symbol] {
    let kernel = KernelText(trace, in: symbols).functions
    var costs: [Int: Double] = [:]
    for (address, count) in trace.executions {
      if let symbol = symbols.symbol(at: address) {
        costs[symbol.address, default: 0] += count.value
      }
    }
    let all = KernelText.symbols(at: trace.executions.keys, in: symbols)
    let rest = all.filter { !kernel.contains($0) }.sorted {
      (costs[$0.address] ?? 0, $1.address) > (costs[$1.address] ?? 0, $0.address)
    }
    return kernel + rest
  }
}

extension KernelListing.Function {
  /// What a forwarder jumps to; `nil` for a function that does something itself.
  fileprivate func target(in symbols: SymbolTable) -> SymbolTable.Symbol? {
    let forwarderLength = 12
    guard instructions.count <= forwarderLength else { return nil }
    let departures = instructions.compactMap(\.departure)
    guard case .direct(let name)? = departures.last, departures.count == 1 else { return nil }
    return symbols.symbols.first { $0.name == name }
  }
}
