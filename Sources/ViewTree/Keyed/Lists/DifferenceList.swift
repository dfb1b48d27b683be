/// The list of SwiftTUI: the standard library's `CollectionDifference` of the ids.
///
/// It knows no moves: a row that changes places is removed and made again, and what belonged to its
/// identity is lost. Myers' algorithm keeps a row of memory for every step of the distance, so
/// time and memory grow with the square of the difference.
public struct DifferenceList<ID: Hashable>: KeyedList {
  @usableFromInline var rows: [ID] = []
  @usableFromInline var work = KeyedCost()

  /// Makes an empty list.
  @inlinable public init() {}

  /// Brings the list to new ids.
  ///
  /// - Parameter ids: the ids of all rows, in order.
  /// - Complexity: O(rows + *d*²) for a difference of *d* rows on average, in time and memory.
  @inlinable public mutating func reconcile(to ids: [ID]) {
    let difference = ids.difference(from: rows)
    work = KeyedCost()
    work.made = difference.insertions.count
    work.removed = difference.removals.count
    guard let applied = rows.applying(difference) else {
      preconditionFailure("a difference from the rows can be applied to them")
    }
    rows = applied
  }

  /// How many rows there are.
  @inlinable public var count: Int { rows.count }

  /// The id of a row.
  ///
  /// - Parameter position: counted from the first row.
  /// - Returns: the id.
  @inlinable public func id(at position: Int) -> ID { rows[position] }

  /// What the last reconciliation did; comparisons are the standard library's and not counted.
  @inlinable public var cost: KeyedCost { work }
}
