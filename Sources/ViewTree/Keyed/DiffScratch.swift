/// Working memory of keyed diffs, kept by the runtime from one diff to the next.
@usableFromInline
struct DiffScratch {
  /// The slot of each new row, or -1 for one that has to be made.
  var slots: [Int] = []
  /// The old position of each new row, or -1.
  var oldPositions: [Int] = []
  /// Whether each new row stays where it is.
  var stays: [Bool] = []
  var increasing = LongestIncreasing()

  @usableFromInline init() {}
}
