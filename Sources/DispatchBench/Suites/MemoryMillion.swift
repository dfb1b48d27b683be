import Measurement

/// A million elements, which no cache holds; run only when asked for.
///
/// The comparisons are those of a thousand elements with another length, made by the same
/// functions: what holds of the small ones holds of these. Sorting is not among them: callgrind
/// would take minutes for every row.
enum MemoryMillion {
  static let all = comparisons(of: 1_000_000)

  /// The large comparisons over arrays of `length` elements, for a test to make short.
  static func comparisons(of length: Int) -> [Comparison] {
    let arrays = MemoryLength(length, isLarge: true)
    return [
      MemoryArrays.build("1M", arrays), MemoryWalks.inOrder("1M", arrays),
      MemoryWalks.shuffled("1M-shuffled", arrays), MemoryChanges.changeCopy("1M", arrays),
    ]
  }
}
