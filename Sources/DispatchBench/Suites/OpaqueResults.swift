import Containers
import Measurement

/// A function of another module returns a gate, and a word passes through it.
enum OpaqueResults {
  static let all = [inlinable, plain, hidden]

  private static let inlinable = Comparison("Opaque", "result", parameter: "inlinable") {
    Form(.concrete, leaves: .nothing) { count in
      made(count) { GateResults.inlinableConcrete($0) }
    }
    Form(.some, leaves: .nothing) { count in
      made(count) { GateResults.inlinableSome($0) }
    }
    Form(.any, leaves: .nothing, note: "inlined, and the existential removed") { count in
      erased(count) { GateResults.inlinableAny($0) }
    }
  }

  private static let plain = Comparison("Opaque", "result", parameter: "public") {
    Form(.concrete, leaves: .nothing) { count in
      made(count) { GateResults.publicConcrete($0) }
    }
    Form(.some, leaves: .nothing) { count in
      made(count) { GateResults.publicSome($0) }
    }
    Form(.any, leaves: .nothing, note: "as inlinable, by cross-module optimization") { count in
      erased(count) { GateResults.publicAny($0) }
    }
  }

  private static let hidden = Comparison("Opaque", "result", parameter: "hidden") {
    Form(.concrete, leaves: .nothing) { count in
      made(count) { GateResults.hiddenConcrete($0) }
    }
    Form(.some, leaves: .nothing) { count in
      made(count) { GateResults.hiddenSome($0) }
    }
    Form(.any, leaves: .indirectBranches(2), note: "the call, and the end of the value") { count in
      erased(count) { GateResults.hiddenAny($0) }
    }
  }

  /// Makes a gate of every word and passes one word through it.
  @inline(__always)
  private static func made<P: Passing>(_ count: Int, _ gate: (UInt64) -> P) -> UInt64 {
    let input = OpaqueSuite.input
    return chained(count) { gate($0).pass(input) }
  }

  /// The same for gates behind an existential.
  @inline(__always)
  private static func erased(_ count: Int, _ gate: (UInt64) -> any Passing) -> UInt64 {
    let input = OpaqueSuite.input
    return chained(count) { gate($0).pass(input) }
  }
}
