/// What the functions of one profile spent and whom they called.
///
/// Calls are between functions as a programmer knows them: a stub of the procedure linkage table
/// has one target, so a call of the stub is told as a call of the target, and what the stubs
/// themselves cost is kept apart.
struct CallGraph: ProfileConsumer, Sendable {
  /// One function of the profile.
  struct Function: Sendable {
    /// Its symbol, or its address where it has none.
    var name: String
    /// The path of the executable or library that it lies in.
    var object: String
    /// What it spent itself, its callees not included.
    var costs = ProfileEvents()

    /// Whether it is a stub of the procedure linkage table; `--skip-plt=no` makes these show.
    var isLinkageStub: Bool { name.hasSuffix("[PLT]") }
  }

  /// Calls of one function by another.
  struct Call: Sendable {
    /// How often.
    var count: Int = 0
    /// What all of them spent, callees included.
    var inclusive = ProfileEvents()
  }

  struct Edge: Hashable, Sendable {
    var caller: Int
    var callee: Int
  }

  /// Every function that is mentioned.
  private(set) var functions: [Function] = []
  /// What was spent at each address of the object that was asked about.
  private(set) var addresses: [Int: ProfileEvents] = [:]
  private var edges: [Edge: Call] = [:]
  private let objectOfInterest: String?

  /// Starts a graph.
  ///
  /// - Parameter objectOfInterest: The file name of the object whose costs are kept by address.
  init(addressesIn objectOfInterest: String? = nil) { self.objectOfInterest = objectOfInterest }

  mutating func define(function: Int, name: String, object: String) {
    precondition(function == functions.count, "functions are numbered in order")
    functions.append(Function(name: name, object: object))
  }

  mutating func spend(function: Int, address: Int, costs: ProfileEvents) {
    functions[function].costs += costs
    if isOfInterest(functions[function]) { addresses[address, default: .init()] += costs }
  }

  mutating func call(from caller: Int, to callee: Int, count: Int, inclusive: ProfileEvents) {
    // Calls are counted even while nothing is collected, and those cost nothing.
    guard inclusive.instructions > 0, count > 0 else { return }
    edges[Edge(caller: caller, callee: callee), default: Call()].count += count
    edges[Edge(caller: caller, callee: callee), default: Call()].inclusive += inclusive
  }

  /// Whether the function lies in the object that was asked about.
  func isOfInterest(_ function: Function) -> Bool {
    guard let objectOfInterest else { return false }
    return function.object == objectOfInterest || function.object.hasSuffix("/" + objectOfInterest)
  }

  /// The whole region's costs without those of linkage stubs.
  var costs: ProfileEvents {
    functions.reduce(into: ProfileEvents()) { sum, function in
      if !function.isLinkageStub { sum += function.costs }
    }
  }

  /// Calls between functions, those through a linkage stub told as calls of its target.
  var calls: [Edge: Call] {
    var targets: [Int: Int] = [:]
    for edge in edges.keys where functions[edge.caller].isLinkageStub {
      targets[edge.caller] = edge.callee
    }
    var calls: [Edge: Call] = [:]
    for (edge, call) in edges where !functions[edge.caller].isLinkageStub {
      let direct = Edge(caller: edge.caller, callee: targets[edge.callee] ?? edge.callee)
      calls[direct, default: Call()].count += call.count
      calls[direct, default: Call()].inclusive += call.inclusive
    }
    return calls
  }
}
