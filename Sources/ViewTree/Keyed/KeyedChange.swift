/// What a keyed diff decided.
@usableFromInline
struct KeyedChange {
  /// The slots of rows that are gone, in their old order.
  @usableFromInline var removed: [Int] = []
  /// The slots of rows that changed places, in their new order.
  @usableFromInline var moved: [Int] = []
  /// How many hash table operations it took.
  @usableFromInline var hashes = 0
  /// How many ids were compared.
  @usableFromInline var compares = 0
  /// The length of the longest increasing subsequence, if one was looked for.
  @usableFromInline var increasing = 0

  /// Makes a change that changes nothing.
  init() {}

  mutating func forget() {
    removed.removeAll(keepingCapacity: true)
    moved.removeAll(keepingCapacity: true)
    hashes = 0
    compares = 0
    increasing = 0
  }
}
