import Measurement
import Trees
import ViewTree

/// Rows in an array of `any View`, told apart by their places.
enum AnyViewsForm: BuiltTableForm {
  static func table(_ data: TableData) -> AnyViewsTable {
    AnyViewsTable(AnyViewsTable.rows(data.items, store: data.store))
  }

  static func built(_ data: TableData) -> some View { table(data).body }

  static func make(_ data: TableData) {
    let rows = data.items.map { item -> any View in
      let row = TableRow(item: item, store: data.store)
      keep(row.body)
      return row
    }
    keep(AnyViewsTable(rows).body)
  }

  static func shared(_ change: TableChange) -> SharedWork {
    switch change {
    case .same, .every10th, .select: .screen
    case .swap, .remove, .prepend, .replace: .nothing
    }
  }
}

/// Rows in an array of `any View`, told apart by ids.
enum KeyedAnyViewsForm: BuiltTableForm {
  static func table(_ data: TableData) -> KeyedAnyViewsTable {
    KeyedAnyViewsTable(KeyedAnyViewsTable.rows(data.items, store: data.store))
  }

  static func built(_ data: TableData) -> some View { table(data).body }

  static func make(_ data: TableData) {
    let rows = data.items.map { item -> KeyedAnyView<Int> in
      let row = TableRow(item: item, store: data.store)
      keep(row.body)
      return KeyedAnyView(id: item.id, row)
    }
    keep(KeyedAnyViewsTable(rows).body)
  }

  /// Where nothing changed the other forms stop above the rows, and this one does not.
  static func shared(_ change: TableChange) -> SharedWork {
    change == .same ? .screen : .everything
  }
}

/// One enum of all kinds of node.
enum NodeEnumForm: BuiltTableForm {
  static func table(_ data: TableData) -> NodeView {
    NodeTable.table(data.items, store: data.store)
  }

  static func built(_ data: TableData) -> NodeView { table(data) }

  static func make(_ data: TableData) { keep(table(data)) }

  static func shared(_ change: TableChange) -> SharedWork { .screen }
}
