import Containers
import Measurement

/// Calls for which the witness table itself has to be found first.
enum GenericTables {
  static let all = [conditional, inheritedOnce, inheritedDeeply]

  /// A conformance that depends on the conformance of what is inside, three times over.
  private static let conditional = Comparison("Generic", "conditional") {
    Form(.concrete, leaves: .nothing, note: "three wrappers, body shown") { count in
      let wrapped = Wrapped(Wrapped(Wrapped(Gate(key: key))))
      return chained(count) { wrapped.pass($0) }
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(4), note: "a table for each wrapper") {
      count in
      let wrapped = Wrapped(Wrapped(Wrapped(Gate(key: key))))
      return chained(count) { VisibleCalls.hidden(wrapped, $0) }
    }
    Form(.any, leaves: .indirectBranches(4)) { count in
      let wrapped = WrappedSource.erased(key)
      return chained(count) { wrapped.pass($0) }
    }
  }

  private static let inheritedOnce = Comparison("Generic", "inherited", parameter: "depth1") {
    Form(.concrete, leaves: .nothing, note: "body hidden") { count in
      let ladder = Ladder(key: key)
      return chained(count) { Climb.concrete(ladder, $0) }
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1), note: "its own table") { count in
      let ladder = Ladder(key: key)
      keptApart(6)
      return chained(count) { Climb.first(ladder, $0) }
    }
    Form(.any, leaves: .indirectBranches(1)) { count in
      let ladder: any Rung1 = Climb.erased(key)
      return chained(count) { Climb.erasedFirst(ladder, $0) }
    }
  }

  /// A requirement of the first of eight protocols, each of which refines the one before.
  private static let inheritedDeeply = Comparison("Generic", "inherited", parameter: "depth8") {
    Form(.concrete, leaves: .nothing, note: "body hidden") { count in
      let ladder = Ladder(key: key)
      return chained(count) { Climb.concrete(ladder, $0) }
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1), note: "through eight tables") {
      count in
      let ladder = Ladder(key: key)
      keptApart(7)
      return chained(count) { Climb.last(ladder, $0) }
    }
    Form(.any, leaves: .indirectBranches(1), note: "through eight tables") { count in
      let ladder = Climb.erased(key)
      return chained(count) { Climb.erasedLast(ladder, $0) }
    }
  }

  private static var key: UInt64 { GenericSuite.key }
}
