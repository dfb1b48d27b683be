/// The rows of a table and what its buttons do to them; views are only told its place.
public final class TableStore {
  /// The rows, in order.
  public private(set) var items: [TableItem]

  /// Keeps rows.
  ///
  /// - Parameter items: the rows, in order.
  public init(items: [TableItem]) {
    self.items = items
  }

  /// Picks one row.
  ///
  /// - Parameter id: the row.
  public func select(_ id: Int) {
    for index in items.indices { items[index].isSelected = items[index].id == id }
  }

  /// Takes a row out.
  ///
  /// - Parameter id: the row.
  public func remove(_ id: Int) {
    items.removeAll { $0.id == id }
  }
}
