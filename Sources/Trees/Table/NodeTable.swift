public import ViewTree

/// The table as one enum of a few kinds of node, which a function makes as a whole: no row has a
/// body that could be left out.
public enum NodeTable {
  /// Makes the table.
  ///
  /// - Parameters:
  ///   - items: what the rows say, in order.
  ///   - store: where their buttons send what they are asked.
  /// - Returns: the table.
  @MainActor public static func table(_ items: [TableItem], store: TableStore) -> NodeView {
    .vertical([.keyed(items.map { KeyedNodeView(id: $0.id, row($0, store: store)) })])
  }

  @MainActor private static func row(_ item: TableItem, store: TableStore) -> NodeView {
    NodeView.horizontal([
      .text(String(item.id)),
      .text(item.label),
      .button("Select") { store.select(item.id) },
      .button("Remove") { store.remove(item.id) },
    ])
    .faded(item.isSelected ? 1 : 0.5)
  }
}
