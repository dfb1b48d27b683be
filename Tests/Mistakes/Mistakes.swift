public import Measurement
import Results
import SoleConformer

/// Benchmarks that do not measure what they declare, each for a reason that has fooled somebody.
///
/// Each is written as one would write it in good faith, and declares what its author believes to
/// be left of it.
public enum Mistakes {
  /// The benchmarks, each the variant that names its mistake.
  public static let benchmarks: [Benchmark] = Comparison("Mistakes", "call") {
    Form("twoConformers", leaves: .indirectBranches(1), note: "no mistake") { count in
      let called = source(AddingOne(by: opaque(3)))
      return chain(count) { called.next(after: $0) }
    }
    Form("soleConformer", leaves: .indirectBranches(1)) { count in
      callTheSoleConformer(count, opaque(3))
    }
    Form("specialisedExistential", leaves: .indirectBranches(1)) { count in
      let called = AddingOne(by: opaque(3))
      return chain(count) { call(called, $0) }
    }
    Form("removedBox", leaves: .allocations(1).and(.indirectBranches, 1)) { count in
      chain(count) { word in
        let boxed: any Adding = AddingFour(by: word)
        return boxed.next(after: word)
      }
    }
    Form("hoistedLoop", leaves: .nothing) { count in
      let added = opaque(3)
      var sum: UInt64 = 0
      for _ in 0..<count { sum &+= pure(added) }
      return sum
    }
    Form("foldedConstant", leaves: .nothing) { count in
      var sum: UInt64 = 0
      for _ in 0..<count { sum &+= AddingOne(by: 3).next(after: 4) }
      return sum
    }
    Form("surplus", leaves: .nothing) { count in
      let called = source(AddingTwo(by: opaque(3)))
      return chain(count) { called.next(after: $0) }
    }
  }.benchmarks

  private static func chain(_ count: Int, _ call: (UInt64) -> UInt64) -> UInt64 {
    var word = opaque(1)
    for _ in 0..<count { word = call(word) }
    return word
  }

  /// Hides where an existential comes from: unoptimised code is no source of types.
  @inline(never)
  @_optimize(none)
  private static func source(_ value: any Adding) -> any Adding { value }

  /// Looks like a barrier: it is not inlined, and its parameter is an existential.
  @inline(never)
  private static func call(_ called: any Adding, _ word: UInt64) -> UInt64 {
    called.next(after: word)
  }

  /// Looks like work; it reads nothing but its argument, and that does not change.
  @inline(never)
  private static func pure(_ word: UInt64) -> UInt64 { (word ^ 0x2545_F491) &* 0x9E37_79B9 }
}

/// A protocol with several conformers, whose calls stay what they are.
private protocol Adding {
  func next(after word: UInt64) -> UInt64
}

private struct AddingOne: Adding {
  var by: UInt64
  func next(after word: UInt64) -> UInt64 { (word ^ by) &* 3 }
}

private struct AddingTwo: Adding {
  var by: UInt64
  func next(after word: UInt64) -> UInt64 { (word ^ by) &* 5 }
}

/// Too large for the inline buffer, so it would need a box.
private struct AddingFour: Adding {
  var words: (UInt64, UInt64, UInt64, UInt64)
  init(by word: UInt64) { words = (word, word, word, word) }
  func next(after word: UInt64) -> UInt64 { (word ^ words.3) &* 7 }
}
