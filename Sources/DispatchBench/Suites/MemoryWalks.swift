import Containers
import Measurement
import Results

/// All elements are read, 1,000 of them and a million: by index in order, out of order, and from
/// boxes that lie apart; and one after the other by `for`-`in`.
enum MemoryWalks {
  static let all = [
    inOrder("32B", .thousand), inline, iterated, shuffled("shuffled", .thousand), fragmented,
  ]

  private static let length = MemorySuite.length

  /// By index, in order, in arrays of a length.
  static func inOrder(_ parameter: String, _ arrays: MemoryLength) -> Comparison {
    let length = arrays.count
    return MemorySuite.comparison("walk", parameter, of: Bytes32.self, arrays) {
      Form(.concrete, leaves: .nothing) { ArrayKernel<ConcreteHolding<Bytes32>>.walk(length) }
      Form(.any, leaves: .indirectBranches(1)) { ArrayKernel<ErasedHolding<Bytes32>>.walk(length) }
      Form(.untyped, leaves: cast, note: "the reader casts back") {
        ArrayKernel<UntypedHolding<Bytes32>>.walk(length)
      }
      Form(.anyClassBound, leaves: called) { ArrayKernel<ClassBoundHolding<Bytes32>>.walk(length) }
      Form(.classBox, leaves: .nothing) { ArrayKernel<ClassBoxHolding<Bytes32>>.walk(length) }
      Form(.enumeration, leaves: .nothing) { ArrayKernel<EnumHolding<Bytes32>>.walk(length) }
      Form(.closureBox, leaves: ran, note: "the closure is called") {
        ArrayKernel<ClosureBoxHolding<Bytes32>>.walk(length)
      }
    }
  }

  private static let inline = MemorySuite.comparison("walk", "24B", of: Bytes24.self) {
    Form(.concrete, leaves: .nothing) { ArrayKernel<ConcreteHolding<Bytes24>>.walk(length) }
    Form(.any, leaves: .indirectBranches(1), note: "inline") {
      ArrayKernel<ErasedHolding<Bytes24>>.walk(length)
    }
  }

  private static let iterated = MemorySuite.comparison("iterate", "32B", of: Bytes32.self) {
    Form(.concrete, leaves: .nothing) { ArrayKernel<ConcreteHolding<Bytes32>>.iterate(length) }
    Form(.any, leaves: copied, note: "for-in copies each container: a retain of its box") {
      ArrayKernel<ErasedHolding<Bytes32>>.iterate(length)
    }
    Form(.enumeration, leaves: .nothing) { ArrayKernel<EnumHolding<Bytes32>>.iterate(length) }
  }

  /// By index, out of order, in arrays of a length.
  static func shuffled(_ parameter: String, _ arrays: MemoryLength) -> Comparison {
    let length = arrays.count
    return MemorySuite.comparison("walk", parameter, of: Bytes32.self, arrays) {
      Form(.concrete, leaves: .nothing) {
        ArrayKernel<ConcreteHolding<Bytes32>>.walkShuffled(length)
      }
      Form(.any, leaves: .indirectBranches(1)) {
        ArrayKernel<ErasedHolding<Bytes32>>.walkShuffled(length)
      }
      Form(.anyClassBound, leaves: called) {
        ArrayKernel<ClassBoundHolding<Bytes32>>.walkShuffled(length)
      }
      Form(.classBox, leaves: .nothing) {
        ArrayKernel<ClassBoxHolding<Bytes32>>.walkShuffled(length)
      }
      Form(.enumeration, leaves: .nothing) {
        ArrayKernel<EnumHolding<Bytes32>>.walkShuffled(length)
      }
      Form(.untyped, leaves: cast, note: "the reader casts back") {
        ArrayKernel<UntypedHolding<Bytes32>>.walkShuffled(length)
      }
      Form(.closureBox, leaves: ran, note: "the closure is called") {
        ArrayKernel<ClosureBoxHolding<Bytes32>>.walkShuffled(length)
      }
    }
  }

  private static let fragmented = MemorySuite.comparison("walk", "fragmented", of: Bytes32.self) {
    Form(.concrete, leaves: .nothing, note: "the elements in one block") {
      ArrayKernel<ConcreteHolding<Bytes32>>.walkFragmented(length)
    }
    Form(.any, leaves: .indirectBranches(1), note: "boxes apart and in no order") {
      ArrayKernel<ErasedHolding<Bytes32>>.walkFragmented(length)
    }
    Form(.classBox, leaves: .nothing, note: "objects apart and in no order") {
      ArrayKernel<ClassBoxHolding<Bytes32>>.walkFragmented(length)
    }
  }

  /// The witness of a generic class is one body for every payload, which has to find out how large
  /// the payload is and where it lies.
  private static let called = Remains.indirectBranches(4).and(.retains, 1)
  private static let copied = Remains.retains(1).throughRuntime
  private static let ran = Remains.indirectBranches(1).and(.retains, 1)
  private static let cast = Remains.casts(1).and(.retains, 1).throughRuntime
}
