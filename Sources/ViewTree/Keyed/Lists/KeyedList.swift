/// An ordered list of rows told apart by id, brought from one order to the next.
///
/// What a keyed diff is for a view tree, without the tree: the engine's own algorithm and those of
/// other runtimes do the same work here, so that they can be held against each other.
public protocol KeyedList {
  /// What tells rows apart.
  associatedtype ID: Hashable

  /// Makes an empty list.
  init()

  /// Brings the list to new ids, each of which occurs once.
  ///
  /// - Parameter ids: the ids of all rows, in order.
  mutating func reconcile(to ids: [ID])

  /// How many rows there are.
  var count: Int { get }

  /// The id of a row.
  ///
  /// - Parameter position: counted from the first row.
  /// - Returns: the id.
  func id(at position: Int) -> ID

  /// What the last reconciliation did; comparisons and hash table operations if it is metered.
  var cost: KeyedCost { get }
}

/// What a keyed diff did, in numbers that no machine changes.
public struct KeyedCost: Equatable, Sendable {
  /// Rows made.
  public var made: Int
  /// Rows given up.
  public var removed: Int
  /// Rows that a host would have to move; exchanges of two count once where a list makes those.
  public var moved: Int
  /// Comparisons of two ids.
  public var compares: Int
  /// Operations on hash tables.
  public var hashes: Int
  /// Comparisons of two positions, made to find out what has to move.
  public var searches: Int

  /// Says what a keyed diff did.
  ///
  /// - Parameters:
  ///   - made: rows made.
  ///   - removed: rows given up.
  ///   - moved: rows that a host would have to move.
  ///   - compares: comparisons of two ids.
  ///   - hashes: operations on hash tables.
  ///   - searches: comparisons of two positions.
  @inlinable
  public init(
    made: Int = 0,
    removed: Int = 0,
    moved: Int = 0,
    compares: Int = 0,
    hashes: Int = 0,
    searches: Int = 0
  ) {
    self.made = made
    self.removed = removed
    self.moved = moved
    self.compares = compares
    self.hashes = hashes
    self.searches = searches
  }
}

extension KeyedCost: CustomStringConvertible {
  /// What was done, in words, without what was not.
  public var description: String {
    let counts = [
      (made, "made"), (removed, "removed"), (moved, "moved"), (compares, "comparisons of ids"),
      (hashes, "hash table operations"), (searches, "comparisons of positions"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return words.isEmpty ? "nothing done" : words.joined(separator: ", ")
  }
}
