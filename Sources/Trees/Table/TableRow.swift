public import ViewTree

/// A row of the js-framework-benchmark's table: two texts and two buttons, faded unless picked.
public struct TableRow: View {
  let item: TableItem
  let store: TableStore

  /// Shows a row.
  ///
  /// - Parameters:
  ///   - item: what the row says.
  ///   - store: where its buttons send what they are asked.
  public init(item: TableItem, store: TableStore) {
    self.item = item
    self.store = store
  }

  /// The row.
  public var body: some View {
    HStack {
      Text(String(item.id))
      Text(item.label)
      Button("Select") { store.select(item.id) }
      Button("Remove") { store.remove(item.id) }
    }
    .opacity(item.isSelected ? 1 : 0.5)
  }
}
