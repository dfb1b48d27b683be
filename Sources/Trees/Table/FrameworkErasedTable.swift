public import ViewTree

/// The table with every row erased by code that is compiled without knowing what it erases, as the
/// initializer of a framework's `AnyView` is.
public struct FrameworkErasedTable: View {
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
      ForEach(items) { item in erasedUnspecialized(TableRow(item: item, store: store)) }
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
      BuiltRow(id: $0.id, content: erasedUnspecialized(TableRow(item: $0, store: store)))
    }
    return VStack { ForEach(rows) { $0.content } }
  }
}

/// Erases a view in code that no caller specialises.
///
/// - Parameter view: the view.
/// - Returns: the erased view.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
@MainActor public func erasedUnspecialized<V: View>(_ view: V) -> AnyView {
  AnyView(view)
}
