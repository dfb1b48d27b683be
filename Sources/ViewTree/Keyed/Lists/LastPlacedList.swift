/// The list of React: rows that are equal at the start stay, the rest are looked up in a table, and
/// each that was before the last one placed moves.
///
/// Cheap code and many moves: when the last row becomes the first, all others move. After
/// `reconcileChildrenArray` of ReactChildFiber.js at commit 03c11e7, which makes its table anew at
/// every call; here the table keeps its memory.
public struct LastPlacedList<ID: Hashable, M: Meter>: KeyedList {
  @usableFromInline var rows: [ID] = []
  @usableFromInline var positions: [ID: Int] = [:]
  @usableFromInline var work = KeyedCost()

  /// Makes an empty list.
  @inlinable public init() {}

  /// Brings the list to new ids.
  ///
  /// - Parameter ids: the ids of all rows, in order.
  /// - Complexity: O(rows) comparisons; two hash table operations per row after the equal start.
  @inlinable public mutating func reconcile(to ids: [ID]) {
    work = KeyedCost()
    let most = min(rows.count, ids.count)
    var start = 0
    while start < most {
      if M.counts { work.compares += 1 }
      guard rows[start] == ids[start] else { break }
      start += 1
    }
    if start < ids.count && start < rows.count {
      place(ids[start...], from: start)
    } else {
      work.removed = rows.count - start
      work.made = ids.count - start
    }
    rows.replaceSubrange(start..., with: ids[start...])
  }

  /// Counts what has to happen to the rows after the equal start.
  @inlinable mutating func place(_ ids: ArraySlice<ID>, from start: Int) {
    for position in start..<rows.count {
      if M.counts { work.hashes += 1 }
      positions[rows[position]] = position
    }
    var lastPlaced = start
    for id in ids {
      if M.counts { work.hashes += 1 }
      if let position = positions.removeValue(forKey: id) {
        if position < lastPlaced { work.moved += 1 }
        lastPlaced = max(lastPlaced, position)
      } else {
        work.made += 1
      }
    }
    work.removed = positions.count
    positions.removeAll(keepingCapacity: true)
  }

  /// How many rows there are.
  @inlinable public var count: Int { rows.count }

  /// The id of a row.
  ///
  /// - Parameter position: counted from the first row.
  /// - Returns: the id.
  @inlinable public func id(at position: Int) -> ID { rows[position] }

  /// What the last reconciliation did.
  @inlinable public var cost: KeyedCost { work }
}
