/// The list of this engine: equal ends trimmed, then a table of ids and a longest increasing
/// subsequence, so that the fewest rows move.
///
/// It is the very code that `ForEach` runs. elementary-ui and Dioxus use the same algorithm.
public struct IncreasingList<ID: Hashable, M: Meter>: KeyedList {
  @usableFromInline var slots = KeyedSlots<ID>()
  @usableFromInline var scratch = DiffScratch()

  /// Makes an empty list.
  @inlinable public init() {}

  /// Brings the list to new ids; ids may repeat.
  ///
  /// - Parameter ids: the ids of all rows, in order.
  /// - Complexity: O(rows) comparisons of ids, a constant number of hash table operations per row
  ///   between the equal ends, O(*k* log *k*) comparisons of numbers for *k* rows out of order.
  @inlinable public mutating func reconcile(to ids: [ID]) {
    _ = slots.reconcile(to: ids, &scratch, M.self)
  }

  /// How many rows there are.
  @inlinable public var count: Int { slots.count }

  /// The id of a row.
  ///
  /// - Parameter position: counted from the first row.
  /// - Returns: the id.
  @inlinable public func id(at position: Int) -> ID { slots.ids[slots.slot(at: position)] }

  /// What the last reconciliation did; moves are the fewest possible.
  @inlinable public var cost: KeyedCost {
    KeyedCost(
      made: slots.change.made,
      removed: slots.change.removed.count,
      moved: slots.change.moved.count,
      compares: slots.change.compares,
      hashes: slots.change.hashes,
      searches: slots.change.searches
    )
  }
}
