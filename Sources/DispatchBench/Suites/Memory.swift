import Containers
import Measurement

/// What holders cost in numbers: bytes, locality, copies and the state of the heap.
///
/// Bytes for an element are `allocated_bytes` of `build`, which counts per element; what is live at
/// once is its `peak_live_bytes`.
enum MemorySuite {
  static let suite = Suite(
    family: "Memory",
    question: "What do many values cost in memory, by how each is held?",
    benchmarks: (MemoryArrays.all + MemoryWalks.all + MemoryChanges.all + MemoryHeap.all
      + MemoryReports.all + MemoryMillion.all).flatMap(\.benchmarks)
  )

  /// Elements of an array, unless a row says otherwise.
  static let length = 1000

  /// A comparison over payloads of a type, with one operation an element.
  static func comparison<P: Payload>(
    _ operation: String,
    _ parameter: String,
    of _: P.Type,
    _ length: MemoryLength = .thousand,
    @FormBuilder forms: () -> [Form]
  ) -> Comparison {
    Comparison(
      "Memory",
      operation,
      parameter: parameter,
      operationsPerIteration: length.count,
      holding: [PayloadLayout(of: P.self)],
      isLarge: length.isLarge,
      forms: forms
    )
  }
}

/// How many elements the arrays of a comparison have.
struct MemoryLength {
  /// The number of elements.
  let count: Int
  /// Whether it is so many that the rows are run only when they are asked for.
  let isLarge: Bool

  /// So many elements; few, unless it is said that they are many.
  init(_ count: Int, isLarge: Bool = false) {
    self.count = count
    self.isLarge = isLarge
  }

  /// What the default suite takes.
  static let thousand = MemoryLength(MemorySuite.length)
}
