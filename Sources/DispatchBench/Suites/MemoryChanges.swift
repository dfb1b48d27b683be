import Containers
import Measurement
import Results

/// An array is copied and sorted, or copied and changed in one place.
enum MemoryChanges {
  static let all = [sort, changeCopy]

  private static let length = MemorySuite.length
  private static let sorted = 128

  private static let sort = MemorySuite.comparison("sort", "128", of: Bytes32.self, length: sorted)
  {
    Form(.concrete, leaves: copied(retaining: 1), note: "per element of \(sorted)") {
      ArrayKernel<ConcreteHolding<Bytes32>>.sort(sorted)
    }
    Form(.any, leaves: copied(retaining: 2870), note: "each comparison copies two") {
      ArrayKernel<ErasedHolding<Bytes32>>.sort(sorted)
    }
    Form(.anyClassBound, leaves: copied(retaining: 2870)) {
      ArrayKernel<ClassBoundHolding<Bytes32>>.sort(sorted)
    }
    Form(.classBox, leaves: copied(retaining: 129)) {
      ArrayKernel<ClassBoxHolding<Bytes32>>.sort(sorted)
    }
    Form(.enumeration, leaves: copied(retaining: 1)) {
      ArrayKernel<EnumHolding<Bytes32>>.sort(sorted)
    }
  }

  private static let changeCopy = MemorySuite.comparison("changeCopy", "1k", of: Bytes32.self) {
    Form(.concrete, leaves: block, note: "one block is copied") {
      ArrayKernel<ConcreteHolding<Bytes32>>.changeCopy(length)
    }
    Form(.any, leaves: boxes(retaining: length + 2), note: "a retain an element, and one new box") {
      ArrayKernel<ErasedHolding<Bytes32>>.changeCopy(length)
    }
    Form(
      .classBox,
      leaves: boxes(retaining: length + 1),
      note: "a retain an element, and one new object"
    ) {
      ArrayKernel<ClassBoxHolding<Bytes32>>.changeCopy(length)
    }
    Form(.enumeration, leaves: block, note: "one block is copied") {
      ArrayKernel<EnumHolding<Bytes32>>.changeCopy(length)
    }
  }

  /// The copy and the four buffers of the standard library's merge sort.
  private static func copied(retaining retains: Int) -> Remains {
    .allocations(5, per: sorted).and(.retains, retains, per: sorted).throughRuntime
  }

  private static let block = Remains.allocations(1, per: length).and(.retains, 1, per: length)
    .throughRuntime

  private static func boxes(retaining retains: Int) -> Remains {
    .allocations(2, per: length).and(.retains, retains, per: length).throughRuntime
  }
}
