import Testing
import ViewTree

/// A row is described again only if its element or what describes it is not what it was: what its
/// closure captures.
@MainActor @Suite struct KeptRowsTests {
  private typealias Item = KeptRows.Item
  private typealias Store = KeptRows.Store
  private typealias StoreTable = KeptRows.StoreTable

  private struct PlainTable: View {
    let title: String
    let items: [Item]
    var body: some View {
      Text(title)
      ForEach(items) { Text($0.label) }
    }
  }

  /// The whole table is captured, in a box of its own at every run.
  private struct SelfTable: View {
    let title: String
    let items: [Item]
    var body: some View {
      Text(title)
      ForEach(items) { item in Text("\(item.label) in \(title)") }
    }
  }

  private struct NumberTable: View {
    let number: Int
    let items: [Item]
    var body: some View {
      ForEach(items) { [number] item in Text("\(item.label) in \(number)") }
    }
  }

  private struct FunctionTable: View {
    let items: [Item]
    let describe: (Item) -> String
    var body: some View {
      ForEach(items) { [describe] item in Text(describe(item)) }
    }
  }

  private struct GenericTable<Value>: View {
    let items: [Item]
    let value: Value
    var body: some View {
      ForEach(items) { [value] item in Text("\(item.label) in \(value)") }
    }
  }

  @Test func onlyRowsWhoseElementsChangedAreDescribed() {
    let store = Store("s")
    var items = Item.some(Array(0..<100))
    let host = Host(StoreTable(title: "a", items: items, store: store))
    for index in stride(from: 0, to: 100, by: 10) { items[index].label += "!" }
    let counts = KeptRows.counts(host) {
      host.update(to: StoreTable(title: "a", items: items, store: store))
    }
    #expect(counts == [10, 90])
    #expect(host.tree.contents() == ["a"] + items.map { "\($0.label) in s" })
  }

  /// The data may lie elsewhere in memory, as data fetched again does.
  @Test func rowsOfEqualElementsAreKeptWhereverTheyLie() {
    let store = Store("s")
    let ids = Array(0..<50)
    let host = Host(StoreTable(title: "a", items: Item.some(ids), store: store))
    let counts = KeptRows.counts(host) {
      host.update(to: StoreTable(title: "b", items: Item.some(ids), store: store))
    }
    #expect(counts == [0, 50])
    #expect(host.tree.contents().first == "b")
  }

  @Test func rowsAreKeptIfTheirClosureCapturesNothing() {
    let host = Host(PlainTable(title: "a", items: Item.some([1, 2, 3])))
    let counts = KeptRows.counts(host) {
      host.update(to: PlainTable(title: "b", items: Item.some([1, 2, 3])))
    }
    #expect(counts == [0, 3])
  }

  @Test func rowsAreDescribedIfAnotherObjectIsCaptured() {
    let items = Item.some([1, 2, 3])
    let host = Host(StoreTable(title: "a", items: items, store: Store("s")))
    let counts = KeptRows.counts(host) {
      host.update(to: StoreTable(title: "a", items: items, store: Store("t")))
    }
    #expect(counts == [3, 0])
    #expect(host.tree.contents() == ["a"] + items.map { "\($0.label) in t" })
  }

  /// Captures are not looked into: what is more than one object lies in a box that is made anew.
  @Test func rowsAreDescribedIfMoreThanAnObjectIsCaptured() {
    let items = Item.some([1, 2, 3])
    let whole = Host(SelfTable(title: "a", items: items))
    #expect(
      KeptRows.counts(whole) { whole.update(to: SelfTable(title: "b", items: items)) } == [3, 0]
    )
    #expect(whole.tree.contents().last == "\(items[2].label) in b")
    let number = Host(NumberTable(number: 1, items: items))
    #expect(
      KeptRows.counts(number) { number.update(to: NumberTable(number: 2, items: items)) } == [3, 0]
    )
    #expect(number.tree.contents().last == "\(items[2].label) in 2")
    let function = Host(FunctionTable(items: items) { $0.label })
    let counts = KeptRows.counts(function) {
      function.update(to: FunctionTable(items: items) { "\($0.label)?" })
    }
    #expect(counts == [3, 0])
    #expect(function.tree.contents().last == "\(items[2].label)?")
  }

  @Test func aGenericClosureShowsWhatItCaptures() {
    let items = Item.some([1, 2, 3])
    let host = Host(GenericTable(items: items, value: "a"))
    let counts = KeptRows.counts(host) { host.update(to: GenericTable(items: items, value: "b")) }
    #expect(counts == [3, 0])
    #expect(host.tree.contents().last == "\(items[2].label) in b")
  }
}
