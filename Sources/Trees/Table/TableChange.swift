/// What happens to a table from one update to the next, as js-framework-benchmark defines it.
public enum TableChange: String, CaseIterable, Sendable {
  /// Nothing: values that are equal and lie elsewhere in memory, as data fetched again does.
  case same
  /// " !!!" is appended to the label of every tenth row.
  case every10th
  /// Row 2 is picked instead of row 5.
  case select
  /// The second row and the last but one change places.
  case swap
  /// The fourth row goes.
  case remove
  /// A new row comes first.
  case prepend
  /// All rows go and as many new ones come.
  case replace

  /// The rows before the change.
  ///
  /// - Parameter count: how many rows.
  /// - Returns: the rows.
  public func before(_ count: Int) -> [TableItem] {
    var items = TableItem.rows(count)
    if self == .select { items[5].isSelected = true }
    return items
  }

  /// The rows after the change.
  ///
  /// - Parameter items: the rows before.
  /// - Returns: the rows.
  public func after(_ items: [TableItem]) -> [TableItem] {
    var items = items
    switch self {
    case .same:
      for index in items.indices {
        items[index].label = String(decoding: Array(items[index].label.utf8), as: UTF8.self)
      }
    case .every10th:
      for index in stride(from: 0, to: items.count, by: 10) { items[index].label += " !!!" }
    case .select:
      items[5].isSelected = false
      items[2].isSelected = true
    case .swap: items.swapAt(1, items.count - 2)
    case .remove: items.remove(at: 3)
    case .prepend: items.insert(contentsOf: TableItem.rows(1, from: items.count), at: 0)
    case .replace: items = TableItem.rows(items.count, from: items.count)
    }
    return items
  }
}
