import Measurement
import Trees
import ViewTree

/// Every type is known.
enum TypedForm: BuiltTableForm {
  static func table(_ data: TableData) -> Trees.TypedTable {
    Trees.TypedTable(items: data.items, store: data.store)
  }

  static func built(_ data: TableData) -> some View {
    Trees.TypedTable.built(items: data.items, store: data.store)
  }

  static func make(_ data: TableData) {
    keep(table(data).body)
    for item in data.items {
      let row = Trees.TableRow(item: item, store: data.store)
      keep(row)
      keep(row.body)
    }
  }
}

/// One erased view, at the root.
enum ErasedRootForm: BuiltTableForm {
  static func table(_ data: TableData) -> AnyView { AnyView(TypedForm.table(data)) }

  static func built(_ data: TableData) -> AnyView { AnyView(TypedForm.built(data)) }

  static func make(_ data: TableData) {
    keep(table(data))
    TypedForm.make(data)
  }
}

/// An erased view for each row.
enum ErasedRowsForm<Erased: ErasingView>: BuiltTableForm {
  static func table(_ data: TableData) -> Trees.ErasedRowsTable<Erased> {
    Trees.ErasedRowsTable(items: data.items, store: data.store)
  }

  static func built(_ data: TableData) -> some View {
    Trees.ErasedRowsTable<Erased>.built(items: data.items, store: data.store)
  }

  static func make(_ data: TableData) {
    keep(table(data).body)
    for item in data.items {
      let row = Trees.TableRow(item: item, store: data.store)
      keep(Erased(row))
      keep(row.body)
    }
  }
}

/// An erased view for each view.
enum ErasedNodesForm<Erased: ErasingView>: BuiltTableForm {
  static func table(_ data: TableData) -> Erased {
    Erased(Trees.ErasedNodesTable<Erased>(items: data.items, store: data.store))
  }

  static func built(_ data: TableData) -> Erased {
    Trees.ErasedNodesTable<Erased>.built(items: data.items, store: data.store)
  }

  static func make(_ data: TableData) {
    keep(table(data))
    keep(Trees.ErasedNodesTable<Erased>(items: data.items, store: data.store).body)
    for item in data.items {
      let row = Trees.ErasedNodesRow<Erased>(item: item, store: data.store)
      keep(Erased(row))
      keep(row.body)
    }
  }
}

/// An erased view for each row, erased by code that does not know what it erases.
enum FrameworkErasedForm: BuiltTableForm {
  static func table(_ data: TableData) -> Trees.FrameworkErasedTable {
    Trees.FrameworkErasedTable(items: data.items, store: data.store)
  }

  static func built(_ data: TableData) -> some View {
    FrameworkErasedTable.built(items: data.items, store: data.store)
  }

  static func make(_ data: TableData) {
    keep(table(data).body)
    for item in data.items {
      let row = Trees.TableRow(item: item, store: data.store)
      keep(erasedUnspecialized(row))
      keep(row.body)
    }
  }
}

// The suites do not import the view tree, whose names are those of SwiftUI: `Form` is one of them.
typealias AnyViewRows = ErasedRowsForm<AnyView>
typealias ClassBoxRows = ErasedRowsForm<ClassBoxView>
typealias ClosureRows = ErasedRowsForm<ClosureView>
typealias ThreeClosureRows = ErasedRowsForm<ThreeClosureView>
typealias StoredAnyRows = ErasedRowsForm<StoredAnyView>
typealias AnyViewNodes = ErasedNodesForm<AnyView>
