public import ViewTree

/// The table with every row erased, as a list of mixed rows is often written.
///
/// Inlinable, so that the code for each way to erase is made where the way is known.
public struct ErasedRowsTable<Erased: ErasingView>: View {
  @usableFromInline let items: [TableItem]
  @usableFromInline let store: TableStore

  /// Shows a table.
  ///
  /// - Parameters:
  ///   - items: the rows, in order.
  ///   - store: where their buttons send what they are asked.
  @inlinable public init(items: [TableItem], store: TableStore) {
    self.items = items
    self.store = store
  }

  /// The table.
  @inlinable public var body: some View {
    VStack {
      ForEach(items) { item in Erased(TableRow(item: item, store: store)) }
    }
  }

  /// The table of rows that are made here, once, and not when the table is shown.
  ///
  /// - Parameters:
  ///   - items: the rows, in order.
  ///   - store: where their buttons send what they are asked.
  /// - Returns: the table.
  @inlinable @MainActor public static func built(items: [TableItem], store: TableStore) -> some View
  {
    let rows = items.map {
      BuiltRow(id: $0.id, content: Erased(TableRow(item: $0, store: store)))
    }
    return VStack { ForEach(rows) { $0.content } }
  }
}
