import ViewTree

/// Rows that a list may keep, and what an update did to them.
@MainActor enum KeptRows {
  struct Item: Identifiable, Equatable {
    let id: Int
    var label: String

    /// Labels too long to lie in the string itself, made anew at each call.
    static func some(_ ids: [Int]) -> [Item] {
      ids.map { Item(id: $0, label: "the label of row number \($0)") }
    }
  }

  final class Store {
    let name: String
    init(_ name: String) { self.name = name }
  }

  /// What is captured is one object, which the closure's context then is.
  struct StoreTable: View {
    let title: String
    let items: [Item]
    let store: Store

    var body: some View {
      Text(title)
      ForEach(items) { [store] item in Text("\(item.label) in \(store.name)") }
    }
  }

  /// How many rows of a tree an update described, and how many it kept.
  static func counts<V: View>(_ host: Host<V>, _ update: () -> Void) -> [Int] {
    let before = host.counters
    update()
    return [
      host.counters.rowsRun - before.rowsRun, host.counters.rowsKept - before.rowsKept,
    ]
  }
}
