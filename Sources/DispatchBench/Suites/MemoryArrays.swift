import Containers
import Measurement
import Results

/// An array of holders is built and destroyed: 1,000 of them, and a million.
enum MemoryArrays {
  static let all = [build("32B", .thousand), inline]

  /// Payloads that are boxed, in arrays of a length.
  static func build(_ parameter: String, _ arrays: MemoryLength) -> Comparison {
    let length = arrays.count
    let (one, each) = (block(length), boxes(length))
    return MemorySuite.comparison("build", parameter, of: Bytes32.self, arrays) {
      Form(.concrete, leaves: one, note: "the elements in one block") {
        ArrayKernel<ConcreteHolding<Bytes32>>.build(length)
      }
      Form(.any, leaves: each, note: "40 bytes and a box of 48") {
        ArrayKernel<ErasedHolding<Bytes32>>.build(length)
      }
      Form(.untyped, leaves: each, note: "32 bytes and a box of 48") {
        ArrayKernel<UntypedHolding<Bytes32>>.build(length)
      }
      Form(.anyClassBound, leaves: each, note: "16 bytes and an object of 48") {
        ArrayKernel<ClassBoundHolding<Bytes32>>.build(length)
      }
      Form(.classBox, leaves: each, note: "8 bytes and an object of 48") {
        ArrayKernel<ClassBoxHolding<Bytes32>>.build(length)
      }
      Form(.closureBox, leaves: each, note: "16 bytes and a context of 48") {
        ArrayKernel<ClosureBoxHolding<Bytes32>>.build(length)
      }
      Form(.enumeration, leaves: one, note: "33 bytes, a stride of 40") {
        ArrayKernel<EnumHolding<Bytes32>>.build(length)
      }
    }
  }

  private static let length = MemorySuite.length

  private static let inline = MemorySuite.comparison("build", "24B", of: Bytes24.self) {
    Form(.concrete, leaves: block(length)) { ArrayKernel<ConcreteHolding<Bytes24>>.build(length) }
    Form(.any, leaves: block(length), note: "40 bytes, no box") {
      ArrayKernel<ErasedHolding<Bytes24>>.build(length)
    }
  }

  /// One block for all elements of an array.
  private static func block(_ length: Int) -> Remains {
    .allocations(1, per: length).throughRuntime
  }

  /// The block, and one for every element.
  private static func boxes(_ length: Int) -> Remains {
    .allocations(length + 1, per: length).throughRuntime
  }
}
