/// What one function takes in one operation of a benchmark: how often it is called, and what it
/// executes itself.
public struct FunctionCost: Sendable, Equatable {
  /// Its mangled symbol.
  public let symbol: String
  /// The path of the executable or library that it lies in.
  public let object: String
  /// Calls of it per operation.
  public let calls: Rational
  /// Instructions that it executes per operation, its callees not included.
  public let instructions: Rational

  /// Creates a cost from its parts.
  public init(symbol: String, object: String, calls: Rational, instructions: Rational) {
    self.symbol = symbol
    self.object = object
    self.calls = calls
    self.instructions = instructions
  }

  /// The functions in which two regions differ, the dearest first.
  ///
  /// What both regions spend alike is the entry and no operation's: it cancels.
  ///
  /// - Parameters:
  ///   - long: The region of more operations.
  ///   - short: The region of fewer.
  ///   - operations: By how many they differ.
  /// - Returns: One cost for each function, whatever its copies in one another are called.
  static func all(in long: CallGraph, less short: CallGraph, per operations: Int) -> [FunctionCost]
  {
    let (full, less) = (Totals(long).byFunction, Totals(short).byFunction)
    return full.compactMap { key, total -> FunctionCost? in
      let calls = total.calls - (less[key]?.calls ?? 0)
      let instructions = total.instructions - (less[key]?.instructions ?? 0)
      guard calls != 0 || instructions != 0 else { return nil }
      return FunctionCost(
        symbol: key.symbol,
        object: key.object,
        calls: Rational(calls, over: operations),
        instructions: Rational(instructions, over: operations)
      )
    }.sorted(by: isDearer)
  }

  private static func isDearer(_ left: FunctionCost, _ right: FunctionCost) -> Bool {
    (left.instructions.value, left.calls.value, right.symbol)
      > (right.instructions.value, right.calls.value, left.symbol)
  }
}

/// The calls and the own instructions of each function in one profile.
///
/// callgrind tells a function that is called within itself apart by a `'2` behind its name; here it
/// is one function.
private struct Totals {
  struct Key: Hashable {
    var symbol: String
    var object: String
  }

  var byFunction: [Key: (calls: Int, instructions: Int)] = [:]

  init(_ graph: CallGraph) {
    let keys = graph.functions.map { function in
      Key(symbol: String(function.name.prefix { $0 != "'" }), object: function.object)
    }
    for (key, function) in zip(keys, graph.functions) where !function.isLinkageStub {
      byFunction[key, default: (0, 0)].instructions += function.costs.instructions
    }
    for (edge, call) in graph.calls {
      byFunction[keys[edge.callee], default: (0, 0)].calls += call.count
    }
  }
}
