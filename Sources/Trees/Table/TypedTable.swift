public import ViewTree

/// A keyed table whose every type the compiler knows.
public struct TypedTable: View {
  let items: [TableItem]
  let store: TableStore

  /// Shows a table.
  ///
  /// - Parameters:
  ///   - items: the rows, in order.
  ///   - store: where their buttons send what they are asked.
  public init(items: [TableItem], store: TableStore) {
    self.items = items
    self.store = store
  }

  /// The table.
  public var body: some View {
    VStack {
      ForEach(items) { item in TableRow(item: item, store: store) }
    }
  }

  /// The table of rows that are made here, once, and not when the table is shown.
  ///
  /// - Parameters:
  ///   - items: the rows, in order.
  ///   - store: where their buttons send what they are asked.
  /// - Returns: the table.
  @MainActor public static func built(items: [TableItem], store: TableStore) -> some View {
    let rows = items.map {
      BuiltRow(id: $0.id, content: TableRow(item: $0, store: store))
    }
    return VStack { ForEach(rows) { $0.content } }
  }
}
