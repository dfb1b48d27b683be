/// Where one operation of a benchmark spends its instructions: by function and by address.
public struct OperationTrace: Sendable, Equatable {
  /// What each function costs, the dearest first.
  public let functions: [FunctionCost]
  /// How often the instruction at an address of the executable is executed; others never are.
  public let executions: [Int: Rational]
  /// The address of the code that is entered.
  public let kernel: Int

  /// Creates a trace from its parts.
  public init(functions: [FunctionCost], executions: [Int: Rational], kernel: Int) {
    self.functions = functions
    self.executions = executions
    self.kernel = kernel
  }

  /// Takes what two regions of the same benchmark have in common out.
  ///
  /// - Parameters:
  ///   - long: The region of more operations.
  ///   - short: The region of fewer.
  ///   - operations: By how many they differ.
  ///   - kernel: The address of the code that is entered.
  init(_ long: CallGraph, less short: CallGraph, per operations: Int, kernel: Int) {
    functions = FunctionCost.all(in: long, less: short, per: operations)
    var executions: [Int: Rational] = [:]
    for (address, costs) in long.addresses {
      let count = costs.instructions - (short.addresses[address]?.instructions ?? 0)
      if count != 0 { executions[address] = Rational(count, over: operations) }
    }
    self.executions = executions
    self.kernel = kernel
  }
}
