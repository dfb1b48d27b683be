import ErasedTrees
import Trees
import ViewTree

/// ``TypedForm`` with a row closure that is the same in every update.
enum KeepingForm: TableForm {
  static func table(_ data: TableData) -> Trees.KeepingTable {
    Trees.KeepingTable(items: data.items, store: data.store)
  }
}

/// The same with one erased view, at the root.
enum KeepingErasedRootForm: TableForm {
  static func table(_ data: TableData) -> AnyView { AnyView(KeepingForm.table(data)) }
}

/// The same with an erased view for each row.
enum KeepingAnyViewRows: TableForm {
  static func table(_ data: TableData) -> Trees.KeepingAnyViewRowsTable {
    Trees.KeepingAnyViewRowsTable(items: data.items, store: data.store)
  }
}

/// The same with an erased view for each view.
enum KeepingAnyViewNodes: TableForm {
  static func table(_ data: TableData) -> AnyView {
    AnyView(Trees.KeepingAnyViewNodesTable(items: data.items, store: data.store))
  }
}

/// The same, erased by the compiler.
enum KeepingCompilerErasedForm: TableForm {
  static func data(_ items: [Trees.TableItem]) -> CompilerErasedForm.Data {
    CompilerErasedForm.data(items)
  }

  static func table(_ data: CompilerErasedForm.Data) -> ErasedTrees.KeepingTable {
    ErasedTrees.KeepingTable(items: data.items, store: data.store)
  }
}

/// The same with an erased view for each row, erased by code that does not know what it erases.
enum KeepingFrameworkErasedForm: TableForm {
  static func table(_ data: TableData) -> Trees.KeepingFrameworkErasedTable {
    Trees.KeepingFrameworkErasedTable(items: data.items, store: data.store)
  }
}
