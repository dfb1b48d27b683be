import Containers
import Measurement

/// `some` inside a result, where `any` would make existentials of the parts.
enum OpaqueStructures {
  static let all = [pair, optional, array]

  private static let pair = Comparison("Opaque", "pair") {
    Form(.concrete, leaves: .nothing) { count in
      let input = OpaqueSuite.input
      return chained(count) { word in
        let (first, second) = GateStructures.concretePair(word)
        return second.pass(first.pass(input))
      }
    }
    Form(.some, leaves: .nothing) { count in
      let input = OpaqueSuite.input
      return chained(count) { word in
        let (first, second) = GateStructures.somePair(word)
        return second.pass(first.pass(input))
      }
    }
    Form(.any, leaves: .indirectBranches(4)) { count in
      let input = OpaqueSuite.input
      return chained(count) { word in
        let (first, second) = GateStructures.anyPair(word)
        return second.pass(first.pass(input))
      }
    }
  }

  private static let optional = Comparison("Opaque", "optional") {
    Form(.concrete, leaves: .nothing) { count in
      let input = OpaqueSuite.input
      return chained(count) { GateStructures.concreteOptional($0)?.pass(input) ?? ~$0 }
    }
    Form(.some, leaves: .nothing) { count in
      let input = OpaqueSuite.input
      return chained(count) { GateStructures.someOptional($0)?.pass(input) ?? ~$0 }
    }
    Form(.any, leaves: .indirectBranches(2), note: "never nil") { count in
      let input = OpaqueSuite.input
      return chained(count) { GateStructures.anyOptional($0)?.pass(input) ?? ~$0 }
    }
  }

  private static let array = Comparison("Opaque", "array") {
    Form(.concrete, leaves: oneArray, note: "four elements") { count in
      passThrough(count) { GateStructures.concreteArray($0) }
    }
    Form(.some, leaves: oneArray) { count in
      passThrough(count) { GateStructures.someArray($0) }
    }
    Form(.any, leaves: oneArray) { count in
      let input = OpaqueSuite.input
      return chained(count) { key in
        let gates = GateStructures.anyArray(key)
        var word = input
        for index in 0..<GateStructures.arrayLength { word = gates[index].pass(word) }
        return word
      }
    }
  }

  private static let oneArray: Remains = .allocations(1).throughRuntime

  /// Passes one word through all gates of an array that is made of every word.
  @inline(__always)
  private static func passThrough<P: Passing>(
    _ count: Int,
    _ array: (UInt64) -> [P]
  ) -> UInt64 {
    let input = OpaqueSuite.input
    return chained(count) { key in
      let gates = array(key)
      var word = input
      for index in 0..<GateStructures.arrayLength { word = gates[index].pass(word) }
      return word
    }
  }
}
