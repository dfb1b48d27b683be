/// What a keyed diff decided.
@usableFromInline
struct KeyedChange {
  /// The slots of rows that are gone, in their old order.
  @usableFromInline var removed: [Int] = []
  /// The slots of rows that changed places, in their new order.
  @usableFromInline var moved: [Int] = []
  /// How many rows were made.
  @usableFromInline var made = 0
  /// How many hash table operations it took, if a meter counts.
  @usableFromInline var hashes = 0
  /// How many ids were compared, if a meter counts.
  @usableFromInline var compares = 0
  /// How many positions were compared to find out what moves, if a meter counts.
  @usableFromInline var searches = 0
  /// The length of the longest increasing subsequence, if one was looked for.
  @usableFromInline var increasing = 0

  /// Makes a change that changes nothing.
  @usableFromInline init() {}

  @inlinable mutating func forget() {
    removed.removeAll(keepingCapacity: true)
    moved.removeAll(keepingCapacity: true)
    made = 0
    hashes = 0
    compares = 0
    searches = 0
    increasing = 0
  }
}
