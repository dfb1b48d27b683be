import ErasedTrees
import Testing
import Trees
import ViewTree

/// One source, compiled twice: with and without the compiler's own erasure.
@MainActor
struct CompilerErasureTests {
  @Test func theFeatureErasesEveryOpaqueResult() {
    let store = ErasedTrees.TableStore(items: [])
    let row = ErasedTrees.TableRow(item: .init(id: 1, label: "one"), store: store)
    let table = ErasedTrees.TypedTable(items: [], store: store)
    #expect(type(of: row.body) as Any.Type == AnyView.self)
    #expect(type(of: table.body) as Any.Type == AnyView.self)
  }

  @Test func withoutTheFeatureTheAttributeErasesNothing() {
    let store = Trees.TableStore(items: [])
    let row = Trees.TableRow(item: .init(id: 1, label: "one"), store: store)
    #expect(type(of: row.body) as Any.Type != AnyView.self)
    #expect("\(type(of: row.body))".contains("HStack"))
  }

  @Test func bothShowTheSame() {
    let items = [(1, "one"), (2, "two")]
    let typed = Host(
      Trees.TypedTable(
        items: items.map { .init(id: $0.0, label: $0.1) },
        store: Trees.TableStore(items: [])
      )
    )
    let erased = Host(
      ErasedTrees.TypedTable(
        items: items.map { .init(id: $0.0, label: $0.1) },
        store: ErasedTrees.TableStore(items: [])
      )
    )
    #expect(typed.tree.snapshot == erased.tree.snapshot)
    #expect(!typed.tree.snapshot.isEmpty)
  }
}
