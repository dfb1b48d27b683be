import Measurement
import Results

/// What sorting a copy of an array of a length takes, for each array; the order is always the same.
struct MemorySorting {
  /// The elements.
  let length: Int
  /// The copy, and what the merge sort of the standard library allocates to merge runs.
  let allocations: Int
  /// Retains of what a comparison is handed and what is moved, where that is a reference.
  let erased: Int
  /// Retains and casts where a comparison casts what it is handed; `nil` where only those forms are
  /// sorted that take the time of a row.
  var untyped: (retains: Int, casts: Int)?

  /// A single run, which is sorted by insertion.
  static let sixteen = MemorySorting(length: 16, allocations: 1, erased: 156)
  /// Runs that are merged.
  static let hundredTwentyEight = MemorySorting(length: 128, allocations: 5, erased: 2_870)
  /// More runs, in every form.
  static let thousand = MemorySorting(
    length: 1_000,
    allocations: 6,
    erased: 42_476,
    untyped: (63_229, 41_475)
  )
  /// More runs than a cache holds.
  static let million = MemorySorting(length: 1_000_000, allocations: 5, erased: 0)

  /// Whether payloads are sorted behind `Any` and closures too.
  var takesEveryForm: Bool { untyped != nil }

  /// So many retains for each array.
  func leaves(_ retains: Int) -> Remains {
    .counts(allocations: allocations, retains: retains, per: length).throughRuntime
  }

  /// What casts leave, where there are any.
  var cast: Remains {
    leaves(untyped?.retains ?? 0).and(.dynamicCasts, untyped?.casts ?? 0, per: length)
  }
}
