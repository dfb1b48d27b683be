import Containers
import Measurement

/// One call an operation of a function in another module, which passes a word through a gate.
///
/// R42: whether a body is shown decides more than whether the function is generic.
enum GenericCalls {
  static let all = [gate, sieve, pack]

  private static let gate = Comparison("Generic", "call", parameter: "gate") {
    Form(.concrete, leaves: .nothing, note: "body hidden") { count in
      let gate = Gate(key: key)
      return chained(count) { VisibleCalls.concrete(gate, $0) }
    }
    Form("inlinable", leaves: .nothing, note: "R42: body shown") { count in
      let gate = Gate(key: key)
      return chained(count) { VisibleCalls.inlinable(gate, $0) }
    }
    Form("public", leaves: .nothing, note: "R42: shown by cross-module optimization") { count in
      let gate = Gate(key: key)
      return chained(count) { VisibleCalls.plain(gate, $0) }
    }
    Form("hidden", leaves: .indirectBranches(1), note: "R42: body hidden") { count in
      let gate = Gate(key: key)
      keptApart(1)
      return chained(count) { VisibleCalls.hidden(gate, $0) }
    }
    Form("hiddenSome", leaves: .indirectBranches(1), note: "`some` parameter") { count in
      let gate = Gate(key: key)
      keptApart(2)
      return chained(count) { VisibleCalls.hiddenSome(gate, $0) }
    }
    Form("specialized", leaves: .nothing, note: "hidden, @specialized for this type") { count in
      let gate = Gate(key: key)
      keptApart(3)
      return chained(count) { VisibleCalls.specialized(gate, $0) }
    }
    Form("specializedAny", leaves: .nothing, note: "@specialized, opened from any") { count in
      let gate = GateResults.hiddenAny(key)
      keptApart(1)
      return chained(count) { VisibleCalls.specialized(gate, $0) }
    }
    Form(.opened, leaves: .indirectBranches(1), note: "opened at every call") { count in
      let gate = GateResults.hiddenAny(key)
      keptApart(2)
      return chained(count) { VisibleCalls.hidden(gate, $0) }
    }
    Form(.any, leaves: .indirectBranches(1)) { count in
      let gate = GateResults.hiddenAny(key)
      return chained(count) { VisibleCalls.erased(gate, $0) }
    }
  }

  private static let sieve = Comparison("Generic", "call", parameter: "sieve") {
    Form(.concrete, leaves: .nothing, note: "body hidden") { count in
      let sieve = Sieve(key: key)
      keptApart(4)
      return chained(count) { VisibleCalls.concrete(sieve, $0) }
    }
    Form("specialized", leaves: .indirectBranches(1), note: "@specialized for another type") {
      count in
      let sieve = Sieve(key: key)
      keptApart(5)
      return chained(count) { VisibleCalls.specialized(sieve, $0) }
    }
  }

  private static let pack = Comparison("Generic", "pack", parameter: "4") {
    Form(.concrete, leaves: .nothing, note: "four named types, body hidden") { count in
      let (gate, sieve) = (Gate(key: key), Sieve(key: key))
      return chained(count) { PackCalls.concrete($0, gate, sieve, gate, sieve) }
    }
    Form(.generic, leaves: .nothing, note: "four type parameters, body shown") { count in
      let (gate, sieve) = (Gate(key: key), Sieve(key: key))
      return chained(count) { PackCalls.four($0, gate, sieve, gate, sieve) }
    }
    Form("pack", leaves: .indirectBranches(12), note: "body shown, yet never specialised") {
      count in
      let (gate, sieve) = (Gate(key: key), Sieve(key: key))
      return chained(count) { PackCalls.pack($0, gate, sieve, gate, sieve) }
    }
    Form("packHidden", leaves: .indirectBranches(12), note: "body hidden") { count in
      let (gate, sieve) = (Gate(key: key), Sieve(key: key))
      return chained(count) { PackCalls.hiddenPack($0, gate, sieve, gate, sieve) }
    }
    Form(.any, leaves: .indirectBranches(12), note: "variadic: an array on the stack") { count in
      let (gate, sieve) = (Gate(key: key), Sieve(key: key))
      return chained(count) { PackCalls.variadic($0, gate, sieve, gate, sieve) }
    }
  }

  private static var key: UInt64 { GenericSuite.key }
}
