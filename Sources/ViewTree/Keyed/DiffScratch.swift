/// Working memory of keyed diffs, kept by the runtime from one diff to the next.
@usableFromInline
struct DiffScratch {
  /// The slot of each new row, or -1 for one that has to be made.
  @usableFromInline var slots: [Int] = []
  /// The old position of each new row, or -1.
  @usableFromInline var oldPositions: [Int] = []
  /// Whether each new row stays where it is.
  @usableFromInline var stays: [Bool] = []
  /// How many of the new rows were there before.
  @usableFromInline var found = 0
  @usableFromInline var increasing = LongestIncreasing()

  @usableFromInline init() {}

  @inlinable mutating func forget() {
    slots.removeAll(keepingCapacity: true)
    oldPositions.removeAll(keepingCapacity: true)
    found = 0
  }

  /// Enters a new row and where it was found.
  @inlinable mutating func append(slot: Int, from position: Int) {
    slots.append(slot)
    oldPositions.append(position)
    if position >= 0 { found += 1 }
  }
}
