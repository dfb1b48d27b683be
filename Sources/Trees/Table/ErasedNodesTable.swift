public import ViewTree

/// The table with every view erased, down to the texts.
///
/// Inlinable, so that the code for each way to erase is made where the way is known.
public struct ErasedNodesTable<Erased: ErasingView>: View {
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
  @inlinable public var body: Erased {
    Erased(
      VStack {
        Erased(ForEach(items) { item in Erased(ErasedNodesRow<Erased>(item: item, store: store)) })
      }
    )
  }

  /// The table of rows that are made here, once, and not when the table is shown.
  ///
  /// - Parameters:
  ///   - items: the rows, in order.
  ///   - store: where their buttons send what they are asked.
  /// - Returns: the table.
  @inlinable @MainActor public static func built(items: [TableItem], store: TableStore) -> Erased {
    let rows = items.map {
      BuiltRow(id: $0.id, content: Erased(ErasedNodesRow<Erased>(item: $0, store: store)))
    }
    return Erased(VStack { Erased(ForEach(rows) { $0.content }) })
  }
}

/// The row of ``ErasedNodesTable``.
public struct ErasedNodesRow<Erased: ErasingView>: View {
  @usableFromInline let item: TableItem
  @usableFromInline let store: TableStore

  /// Shows a row.
  ///
  /// - Parameters:
  ///   - item: what the row says.
  ///   - store: where its buttons send what they are asked.
  @inlinable public init(item: TableItem, store: TableStore) {
    self.item = item
    self.store = store
  }

  /// The row.
  @inlinable public var body: Erased {
    Erased(
      HStack {
        Erased(Text(String(item.id)))
        Erased(Text(item.label))
        Erased(Button(action: { store.select(item.id) }, label: { Erased(Text("Select")) }))
        Erased(Button(action: { store.remove(item.id) }, label: { Erased(Text("Remove")) }))
      }
      .opacity(item.isSelected ? 1 : 0.5)
    )
  }
}
