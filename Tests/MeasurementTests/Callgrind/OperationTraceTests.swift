import Testing

@testable import Measurement

/// Profiles small enough to be written down: a kernel in `a.out` that calls a library.
@Suite struct OperationTraceTests {
  private static let program = "/tmp/a.out"
  private static let library = "/lib/libc.so.6"

  /// A region of `count` operations: 5 instructions to enter, 3 in each pass of the loop at 0x14,
  /// and a call of `work` through a stub, which executes 7 itself and is called within itself once.
  private func region(_ count: Int) -> CallGraph {
    var graph = CallGraph(addressesIn: "a.out")
    let functions = [
      ("kernel", Self.program), ("work[PLT]", "???"), ("work", Self.library),
      ("work'2", Self.library),
    ]
    for (index, function) in functions.enumerated() {
      graph.define(function: index, name: function.0, object: function.1)
    }
    graph.spend(function: 0, address: 0x10, costs: instructions(5))
    guard count > 0 else { return graph }
    graph.spend(function: 0, address: 0x14, costs: instructions(3 * count))
    graph.spend(function: 1, address: 0x90, costs: instructions(count))
    graph.spend(function: 2, address: 0x14, costs: instructions(6 * count))
    graph.spend(function: 3, address: 0x14, costs: instructions(count))
    graph.call(from: 0, to: 1, count: count, inclusive: instructions(8 * count))
    graph.call(from: 1, to: 2, count: count, inclusive: instructions(7 * count))
    graph.call(from: 2, to: 3, count: count, inclusive: instructions(count))
    return graph
  }

  private func instructions(_ count: Int) -> ProfileEvents {
    var events = ProfileEvents()
    events[0] = count
    return events
  }

  private func trace(operations: Int) -> OperationTrace {
    OperationTrace(region(20), less: region(10), per: operations, kernel: 0x10)
  }

  @Test func leavesTheEntryAndTheStubsOut() {
    let expected = [
      FunctionCost(
        symbol: "work",
        object: Self.library,
        calls: Rational(2),
        instructions: Rational(7)
      ),
      FunctionCost(
        symbol: "kernel",
        object: Self.program,
        calls: Rational(0),
        instructions: Rational(3)
      ),
    ]
    #expect(trace(operations: 10).functions == expected)
  }

  @Test func countsEachAddressOfTheProgramAlone() {
    #expect(trace(operations: 10).executions == [0x14: Rational(3)])
    #expect(trace(operations: 40).executions == [0x14: Rational(3, over: 4)])
  }

  @Test func findsTheFunctionThatHoldsTheLoop() {
    let symbols = [
      SymbolTable.Symbol(name: "door", address: 0x08, size: 8),
      SymbolTable.Symbol(name: "loop", address: 0x10, size: 16),
      SymbolTable.Symbol(name: "called", address: 0x30, size: 16),
      SymbolTable.Symbol(name: "idle", address: 0x40, size: 16),
    ]
    let executions = [0x14: Rational(1), 0x30: Rational(1), 0x34: Rational(1)]
    let trace = OperationTrace(functions: [], executions: executions, kernel: 0x0a)
    let kernel = KernelText(trace, in: SymbolTable(symbols: symbols))
    #expect(kernel.functions == Array(symbols[0...1]))
    #expect(kernel.size == 24)
  }
}
