/// The list of OpenSwiftUI's eager containers: each new row is looked for among the old ones from
/// its own position on and exchanged into place.
///
/// No table and no memory, and constant time per row where the order stays; a row that is not there
/// is looked for to the end, so that one row at the front costs the square of the rows. After
/// `DynamicContainerInfo.updateItems` of OpenSwiftUI at commit 069dd80.
public struct LinearScanList<ID: Hashable, M: Meter>: KeyedList {
  @usableFromInline var rows: [ID] = []
  @usableFromInline var work = KeyedCost()

  /// Makes an empty list.
  @inlinable public init() {}

  /// Brings the list to new ids.
  ///
  /// - Parameter ids: the ids of all rows, in order.
  /// - Complexity: O(rows) comparisons where rows are appended, removed or exchanged; O(rows²)
  ///   where they are put in front, reversed, shuffled or replaced.
  @inlinable public mutating func reconcile(to ids: [ID]) {
    work = KeyedCost()
    for (target, id) in ids.enumerated() {
      if let found = find(id, from: target) {
        guard found != target else { continue }
        rows.swapAt(found, target)
        work.moved += 1
      } else {
        work.made += 1
        rows.append(id)
        if rows.count - 1 != target { rows.swapAt(rows.count - 1, target) }
      }
    }
    work.removed = rows.count - ids.count
    rows.removeLast(work.removed)
  }

  @inlinable mutating func find(_ id: ID, from start: Int) -> Int? {
    var position = start
    while position < rows.count {
      if M.counts { work.compares += 1 }
      if rows[position] == id { return position }
      position += 1
    }
    return nil
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
