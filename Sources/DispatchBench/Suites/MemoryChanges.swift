import Containers
import Measurement
import Results

/// An array is copied and sorted, copied and changed in one place, or changed in every place.
enum MemoryChanges {
  static let all = [
    sort("16", MemoryLength(16), .sixteen), sort("128", MemoryLength(128), .hundredTwentyEight),
    sort("1k", MemoryLength(1_000, isLarge: true), .thousand),
    sort("10k", MemoryLength(10_000, isLarge: true), .tenThousand),
    changeCopy("1k", .thousand), change,
  ]

  /// A copy is sorted by the words, with the standard library's stable sort.
  static func sort(
    _ parameter: String,
    _ arrays: MemoryLength,
    _ sorting: MemorySorting
  ) -> Comparison {
    let length = arrays.count
    return MemorySuite.comparison("sort", parameter, of: Bytes32.self, arrays) {
      Form(.concrete, leaves: sorting.inPlace, note: "per element of \(length)") {
        ArrayKernel<ConcreteHolding<Bytes32>>.sort(length)
      }
      Form(.any, leaves: sorting.copies, note: "each comparison copies two") {
        ArrayKernel<ErasedHolding<Bytes32>>.sort(length)
      }
      if sorting.takesEveryForm {
        Form(.untyped, leaves: sorting.casts, note: "each comparison casts two") {
          ArrayKernel<UntypedHolding<Bytes32>>.sort(length)
        }
      }
      Form(.anyClassBound, leaves: sorting.copies) {
        ArrayKernel<ClassBoundHolding<Bytes32>>.sort(length)
      }
      Form(.classBox, leaves: sorting.boxes) {
        ArrayKernel<ClassBoxHolding<Bytes32>>.sort(length)
      }
      if sorting.takesEveryForm {
        Form(.closureBox, leaves: sorting.copies, note: "each comparison calls two") {
          ArrayKernel<ClosureBoxHolding<Bytes32>>.sort(length)
        }
      }
      Form(.enumeration, leaves: sorting.inPlace) {
        ArrayKernel<EnumHolding<Bytes32>>.sort(length)
      }
    }
  }

  /// One element of a copy is changed, in arrays of a length.
  static func changeCopy(_ parameter: String, _ arrays: MemoryLength) -> Comparison {
    let length = arrays.count
    let block = Remains.counts(allocations: 1, retains: 1, per: length).throughRuntime
    func boxes(_ retains: Int, casts: Int = 0) -> Remains {
      .counts(allocations: 2, retains: retains, casts: casts, per: length).throughRuntime
    }
    return MemorySuite.comparison("changeCopy", parameter, of: Bytes32.self, arrays) {
      Form(.concrete, leaves: block, note: "one block is copied") {
        ArrayKernel<ConcreteHolding<Bytes32>>.changeCopy(length)
      }
      Form(.any, leaves: boxes(length + 2), note: "a retain an element, and one new box") {
        ArrayKernel<ErasedHolding<Bytes32>>.changeCopy(length)
      }
      Form(.untyped, leaves: boxes(length + 3, casts: 2), note: "cast, changed and erased again") {
        ArrayKernel<UntypedHolding<Bytes32>>.changeCopy(length)
      }
      Form(.anyClassBound, leaves: boxes(length + 2), note: "a retain an element, a new object") {
        ArrayKernel<ChangeableClassBoundHolding<Bytes32>>.changeCopy(length)
      }
      Form(.classBox, leaves: boxes(length + 1), note: "a retain an element, and one new object") {
        ArrayKernel<ClassBoxHolding<Bytes32>>.changeCopy(length)
      }
      Form(.enumeration, leaves: block, note: "one block is copied") {
        ArrayKernel<EnumHolding<Bytes32>>.changeCopy(length)
      }
    }
  }

  /// Every element of an array that nobody shares is changed where it lies.
  private static let change = MemorySuite.comparison(
    "change",
    "16",
    of: Bytes32.self,
    MemoryLength(16)
  ) {
    Form(.concrete, leaves: .nothing) { ArrayKernel<ConcreteHolding<Bytes32>>.change(16) }
    Form(
      .any,
      leaves: .counts(retains: 1, per: 16).throughRuntime,
      note: "in its box, and one read"
    ) {
      ArrayKernel<ErasedHolding<Bytes32>>.change(16)
    }
    Form(
      .untyped,
      leaves: .counts(allocations: 16, retains: 17, casts: 17, per: 16).throughRuntime,
      note: "cast, changed and erased again"
    ) {
      ArrayKernel<UntypedHolding<Bytes32>>.change(16)
    }
    Form(.enumeration, leaves: .nothing) { ArrayKernel<EnumHolding<Bytes32>>.change(16) }
  }
}
