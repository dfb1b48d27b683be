import ErasedTrees
import Measurement
import Trees
import ViewTree

/// The source of ``TypedForm``, erased by the compiler.
enum CompilerErasedForm: BuiltTableForm {
  /// The same rows, of the types of the other module.
  @MainActor
  struct Data {
    let items: [ErasedTrees.TableItem]
    let store = CompilerErasedForm.store
  }

  private static let store = ErasedTrees.TableStore(items: [])

  static func data(_ items: [Trees.TableItem]) -> Data {
    Data(
      items: items.map {
        ErasedTrees.TableItem(id: $0.id, label: $0.label, isSelected: $0.isSelected)
      }
    )
  }

  static func table(_ data: Data) -> ErasedTrees.TypedTable {
    ErasedTrees.TypedTable(items: data.items, store: data.store)
  }

  static func built(_ data: Data) -> some View {
    ErasedTrees.TypedTable.built(items: data.items, store: data.store)
  }

  static func make(_ data: Data) {
    keep(table(data).body)
    for item in data.items {
      let row = ErasedTrees.TableRow(item: item, store: data.store)
      keep(row)
      keep(row.body)
    }
  }
}
