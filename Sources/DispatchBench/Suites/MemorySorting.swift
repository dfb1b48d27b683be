import Measurement
import Results

/// What sorting a copy of an array of a length takes, for each array.
///
/// The order of the words is always the same, and how often the standard library's sort compares
/// depends on the order and the length alone: the numbers are those of a comparison that counts.
struct MemorySorting {
  /// The elements.
  let length: Int
  /// The copy, and what the merge sort of the standard library allocates to merge runs.
  let allocations: Int
  /// How often two elements are compared.
  let comparisons: Int
  /// Retains where a comparison casts what it is handed; `nil` where only those forms are sorted
  /// that take the time of a row.
  var untypedRetains: Int?

  /// A single run, which is sorted by insertion.
  static let sixteen = MemorySorting(length: 16, allocations: 1, comparisons: 69)
  /// Runs that are merged.
  static let hundredTwentyEight = MemorySorting(length: 128, allocations: 5, comparisons: 1_370)
  /// More runs, in every form.
  static let thousand = MemorySorting(
    length: 1_000,
    allocations: 6,
    comparisons: 20_737,
    untypedRetains: 63_229
  )
  /// The longest that callgrind counts in a minute.
  static let tenThousand = MemorySorting(length: 10_000, allocations: 6, comparisons: 185_702)

  /// Whether payloads are sorted behind `Any` and closures too.
  var takesEveryForm: Bool { untypedRetains != nil }

  /// One retain of the array that is copied.
  var inPlace: Remains { leaves(retaining: 1) }

  /// As ``inPlace``, and one of each element of the copy.
  var boxes: Remains { leaves(retaining: length + 1) }

  /// As ``boxes``, and two for every comparison, which is handed copies; and one to read the result.
  var copies: Remains { leaves(retaining: length + 2 * comparisons + 2) }

  /// As ``copies``, where a comparison casts both copies, as does reading the result.
  var casts: Remains {
    leaves(retaining: untypedRetains ?? 0).and(.dynamicCasts, 2 * comparisons + 1, per: length)
  }

  private func leaves(retaining retains: Int) -> Remains {
    .counts(allocations: allocations, retains: retains, per: length).throughRuntime
  }
}
