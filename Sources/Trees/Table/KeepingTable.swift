public import ViewTree

/// ``TypedTable`` with a row closure that captures the store alone.
///
/// The closure is then the same from one update to the next, and the list keeps the rows whose items
/// are what they were. One that captures the whole table captures its items and is another closure
/// whenever the table is, so that every row is described.
public struct KeepingTable: View {
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
      ForEach(items) { [store] item in TableRow(item: item, store: store) }
    }
  }
}

/// ``KeepingTable`` with an AnyView around every row.
public struct KeepingAnyViewRowsTable: View {
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
      ForEach(items) { [store] item in AnyView(TableRow(item: item, store: store)) }
    }
  }
}

/// ``KeepingTable`` with an AnyView around every view, down to the texts.
public struct KeepingAnyViewNodesTable: View {
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
  public var body: AnyView {
    AnyView(
      VStack {
        AnyView(
          ForEach(items) { [store] item in
            AnyView(ErasedNodesRow<AnyView>(item: item, store: store))
          }
        )
      }
    )
  }
}

/// ``KeepingTable`` with every row erased by code that does not know what it erases.
public struct KeepingFrameworkErasedTable: View {
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
      ForEach(items) { [store] item in
        erasedUnspecialized(TableRow(item: item, store: store))
      }
    }
  }
}
