/// The machine code of a kernel: the functions that hold its loop, and the door to them.
///
/// A closure with context is entered through a forwarder of a few bytes, and what the optimizer
/// did not inline is elsewhere; a size or a disassembly of the entry alone would say nothing.
public struct KernelText: Sendable, Equatable {
  /// The function that is entered, and those whose loop runs in an operation; by address.
  public let functions: [SymbolTable.Symbol]

  /// Finds the kernel of a benchmark that was counted.
  ///
  /// A function holds the loop if an operation executes some of it, but not its first instruction.
  public init(_ trace: OperationTrace, in symbols: SymbolTable) {
    let executed = Self.symbols(at: trace.executions.keys, in: symbols)
    let loops = executed.filter { trace.executions[$0.address] == nil }
    let entry = symbols.symbol(at: trace.kernel).map { [$0] } ?? []
    functions = (entry + loops.filter { !entry.contains($0) }).sorted { $0.address < $1.address }
  }

  /// The bytes of its functions.
  public var size: Int { functions.reduce(0) { $0 + $1.size } }

  /// The functions that hold one of the addresses, each once, by address.
  public static func symbols(
    at addresses: some Sequence<Int>,
    in symbols: SymbolTable
  ) -> [SymbolTable.Symbol] {
    var found: [Int: SymbolTable.Symbol] = [:]
    for symbol in addresses.lazy.compactMap(symbols.symbol(at:)) { found[symbol.address] = symbol }
    return found.values.sorted { $0.address < $1.address }
  }
}
