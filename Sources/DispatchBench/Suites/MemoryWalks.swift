import Containers
import Measurement
import Results

/// All 1,000 elements are read: by index in order, out of order, and from boxes that lie apart; and
/// one after the other by `for`-`in`.
enum MemoryWalks {
  static let all = [inOrder, inline, iterated, shuffled, fragmented]

  private static let length = MemorySuite.length

  private static let inOrder = MemorySuite.comparison("walk", "32B", of: Bytes32.self) {
    Form(.concrete, leaves: .nothing) { ArrayKernel<ConcreteHolding<Bytes32>>.walk(length) }
    Form(.any, leaves: .indirectBranches(1)) { ArrayKernel<ErasedHolding<Bytes32>>.walk(length) }
    Form(.untyped, leaves: cast, note: "the reader casts back") {
      ArrayKernel<UntypedHolding<Bytes32>>.walk(length)
    }
    Form(.anyClassBound, leaves: called) { ArrayKernel<ClassBoundHolding<Bytes32>>.walk(length) }
    Form(.classBox, leaves: .nothing) { ArrayKernel<ClassBoxHolding<Bytes32>>.walk(length) }
    Form(.enumeration, leaves: .nothing) { ArrayKernel<EnumHolding<Bytes32>>.walk(length) }
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

  private static let shuffled = MemorySuite.comparison("walk", "shuffled", of: Bytes32.self) {
    Form(.concrete, leaves: .nothing) { ArrayKernel<ConcreteHolding<Bytes32>>.walkShuffled(length) }
    Form(.any, leaves: .indirectBranches(1)) {
      ArrayKernel<ErasedHolding<Bytes32>>.walkShuffled(length)
    }
    Form(.anyClassBound, leaves: called) {
      ArrayKernel<ClassBoundHolding<Bytes32>>.walkShuffled(length)
    }
    Form(.classBox, leaves: .nothing) { ArrayKernel<ClassBoxHolding<Bytes32>>.walkShuffled(length) }
    Form(.enumeration, leaves: .nothing) { ArrayKernel<EnumHolding<Bytes32>>.walkShuffled(length) }
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
  private static let cast = Remains.casts(1).and(.retains, 1).throughRuntime
}
