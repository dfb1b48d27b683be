import Observation
import Testing
import ViewTree

/// A row is described again only if its element or what describes it is not what it was.
@MainActor @Suite struct KeptRowsTests {
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

  /// What an update did to the rows of a tree.
  private func rows<V: View>(_ host: Host<V>, _ update: () -> Void) -> [Int] {
    let before = host.counters
    update()
    return [
      host.counters.rowsRun - before.rowsRun, host.counters.rowsKept - before.rowsKept,
    ]
  }

  @Test func onlyRowsWhoseElementsChangedAreDescribed() {
    let store = Store("s")
    var items = Item.some(Array(0..<100))
    let host = Host(StoreTable(title: "a", items: items, store: store))
    for index in stride(from: 0, to: 100, by: 10) { items[index].label += "!" }
    let counts = rows(host) { host.update(to: StoreTable(title: "a", items: items, store: store)) }
    #expect(counts == [10, 90])
    #expect(host.tree.contents() == ["a"] + items.map { "\($0.label) in s" })
  }

  /// The data may lie elsewhere in memory, as data fetched again does.
  @Test func rowsOfEqualElementsAreKeptWhereverTheyLie() {
    let store = Store("s")
    let ids = Array(0..<50)
    let host = Host(StoreTable(title: "a", items: Item.some(ids), store: store))
    let counts = rows(host) {
      host.update(to: StoreTable(title: "b", items: Item.some(ids), store: store))
    }
    #expect(counts == [0, 50])
    #expect(host.tree.contents().first == "b")
  }

  @Test func rowsAreKeptIfTheirClosureCapturesNothing() {
    let host = Host(PlainTable(title: "a", items: Item.some([1, 2, 3])))
    let counts = rows(host) {
      host.update(to: PlainTable(title: "b", items: Item.some([1, 2, 3])))
    }
    #expect(counts == [0, 3])
  }

  @Test func rowsAreDescribedIfAnotherObjectIsCaptured() {
    let items = Item.some([1, 2, 3])
    let host = Host(StoreTable(title: "a", items: items, store: Store("s")))
    let counts = rows(host) {
      host.update(to: StoreTable(title: "a", items: items, store: Store("t")))
    }
    #expect(counts == [3, 0])
    #expect(host.tree.contents() == ["a"] + items.map { "\($0.label) in t" })
  }

  /// Captures are not looked into: what is more than one object lies in a box that is made anew.
  @Test func rowsAreDescribedIfMoreThanAnObjectIsCaptured() {
    let items = Item.some([1, 2, 3])
    let whole = Host(SelfTable(title: "a", items: items))
    #expect(rows(whole) { whole.update(to: SelfTable(title: "b", items: items)) } == [3, 0])
    #expect(whole.tree.contents().last == "\(items[2].label) in b")
    let number = Host(NumberTable(number: 1, items: items))
    #expect(rows(number) { number.update(to: NumberTable(number: 2, items: items)) } == [3, 0])
    #expect(number.tree.contents().last == "\(items[2].label) in 2")
    let function = Host(FunctionTable(items: items) { $0.label })
    let counts = rows(function) {
      function.update(to: FunctionTable(items: items) { "\($0.label)?" })
    }
    #expect(counts == [3, 0])
    #expect(function.tree.contents().last == "\(items[2].label)?")
  }

  @Test func aGenericClosureShowsWhatItCaptures() {
    let items = Item.some([1, 2, 3])
    let host = Host(GenericTable(items: items, value: "a"))
    let counts = rows(host) { host.update(to: GenericTable(items: items, value: "b")) }
    #expect(counts == [3, 0])
    #expect(host.tree.contents().last == "\(items[2].label) in b")
  }

  // MARK: What rows depend on

  @Observable fileprivate final class Prices {
    var price = 1
  }

  private struct PricesTable: View {
    let items: [Item]
    let prices: Prices

    var body: some View {
      ForEach(items) { [prices] item in
        Text(item.id == 2 ? "\(item.label): \(prices.price)" : item.label)
      }
    }
  }

  @Test func aRowThatReadsSomethingIsNeverKept() {
    let prices = Prices()
    var items = Item.some([1, 2, 3])
    let host = Host(PricesTable(items: items, prices: prices))
    #expect(
      rows(host) {
        prices.price = 2
        host.flush()
      } == [1, 0]
    )
    items[0].label = "first"
    let counts = rows(host) {
      prices.price = 3
      host.update(to: PricesTable(items: items, prices: prices))
    }
    #expect(counts == [2, 1])
    #expect(host.tree.contents() == ["first", "\(items[1].label): 3", items[2].label])
  }

  private final class Model: ObservableObject {
    @Published var suffix = "a"
    @Published var items = Item.some([1, 2, 3])
  }

  /// All that the view holds is the object, which its row closure captures and reads.
  private struct ModelTable: View {
    @ObservedObject var model: Model
    var body: some View {
      ForEach(model.items) { item in Text("\(item.label) \(model.suffix)") }
    }
  }

  /// What a row reads of an observed object is tied to the view that observes it.
  @Test func allRowsAreDescribedAfterAnObservedObjectChanged() {
    let model = Model()
    let host = Host(ModelTable(model: model))
    let counts = rows(host) {
      model.suffix = "b"
      host.flush()
    }
    #expect(counts == [3, 0])
    #expect(host.tree.contents() == model.items.map { "\($0.label) b" })
    model.suffix = "c"
    model.items.removeFirst()
    host.flush()
    #expect(host.tree.contents() == model.items.map { "\($0.label) c" })
  }

  private struct LevelTable: View {
    @State private var level = 1
    let items: [Item]
    var body: some View {
      Button("raise") { level += 1 }
      ForEach(items) { item in Text("\(item.label) at \(level)") }
    }
  }

  @Test func rowsFollowTheStateThatTheyRead() {
    let items = Item.some([1, 2, 3])
    let host = Host(LevelTable(items: items))
    for level in 2...4 {
      host.tap("raise")
      #expect(host.tree.contents().dropFirst() == items.map { "\($0.label) at \(level)" }[...])
    }
  }

  // MARK: Elements

  private final class Note: Identifiable {
    let id: Int
    var text: String
    init(_ id: Int, _ text: String) {
      self.id = id
      self.text = text
    }
  }

  private struct Notes: View {
    let turn: Int
    let notes: [Note]
    var body: some View {
      Text("\(turn)")
      ForEach(notes) { Text($0.text) }
    }
  }

  /// An object can change in place, so that it is never known to say what it said.
  @Test func rowsOfObjectsAreAlwaysDescribed() {
    let notes = [Note(1, "a"), Note(2, "b")]
    let host = Host(Notes(turn: 1, notes: notes))
    notes[1].text = "c"
    #expect(rows(host) { host.update(to: Notes(turn: 2, notes: notes)) } == [2, 0])
    #expect(host.tree.contents() == ["2", "a", "c"])
  }

  private struct Angle: Identifiable, Equatable {
    let id: Int
    let degrees: Int
    static func == (left: Angle, right: Angle) -> Bool {
      left.id == right.id && (left.degrees - right.degrees) % 360 == 0
    }
  }

  private struct Angles: View {
    let degrees: Int
    var body: some View {
      ForEach([Angle(id: 1, degrees: degrees)]) { Text("\($0.degrees)") }
    }
  }

  @Test(arguments: [(ComparisonMode.never, "360"), (.automatic, "360"), (.equatable, "0")])
  func elementsAreComparedAsTheHostComparesInputs(_ mode: ComparisonMode, _ shown: String) {
    let host = Host(Angles(degrees: 0), comparison: mode)
    host.update(to: Angles(degrees: 360))
    #expect(host.tree.contents() == [shown])
  }

  @Test func nothingIsKeptIfNothingIsCompared() {
    let store = Store("s")
    let items = Item.some([1, 2, 3])
    let host = Host(StoreTable(title: "a", items: items, store: store), comparison: .never)
    let counts = rows(host) { host.update(to: StoreTable(title: "a", items: items, store: store)) }
    #expect(counts == [3, 0])
  }

  @Test func rowsWhoseIdsRepeatAreDescribed() {
    let store = Store("s")
    let host = Host(StoreTable(title: "a", items: Item.some([1, 2, 3]), store: store))
    // The first row is kept before the second turns out to come twice.
    let toRepeats = rows(host) {
      host.update(to: StoreTable(title: "a", items: Item.some([1, 3, 2, 3]), store: store))
    }
    #expect(toRepeats == [3, 1])
    let amongRepeats = rows(host) {
      host.update(to: StoreTable(title: "b", items: Item.some([1, 3, 2, 3]), store: store))
    }
    #expect(amongRepeats == [4, 0])
    let fromRepeats = rows(host) {
      host.update(to: StoreTable(title: "b", items: Item.some([1, 2, 3]), store: store))
    }
    #expect(fromRepeats == [3, 0])
    #expect(host.tree.contents() == ["b"] + Item.some([1, 2, 3]).map { "\($0.label) in s" })
  }

  private struct Lazy: View {
    let title: String
    let items: [Item]
    var body: some View {
      Text(title)
      List { ForEach(items) { Text($0.label) } }
    }
  }

  @Test func aListOfWhichOnlyAWindowIsMadeDescribesTheWindow() {
    let items = Item.some(Array(0..<100))
    let rowsMade = VisibleRows(visible: 17, buffer: 8)
    let host = Host(Lazy(title: "a", items: items), visibleRows: rowsMade)
    #expect(rows(host) { host.update(to: Lazy(title: "b", items: items)) } == [25, 0])
    let whole = Host(Lazy(title: "a", items: items))
    #expect(rows(whole) { whole.update(to: Lazy(title: "b", items: items)) } == [0, 100])
  }

  private struct Apart: View {
    let title: String
    let items: [Item]
    var body: some View {
      Text(title)
      ForEach(items.reversed()) { Text($0.label) }
    }
  }

  /// A collection that is computed has no elements that could be compared where they lie.
  @Test func elementsThatDoNotLieSideBySideAreDescribed() {
    let items = Item.some([1, 2, 3])
    let host = Host(Apart(title: "a", items: items))
    let counts = rows(host) { host.update(to: Apart(title: "b", items: items)) }
    #expect(counts == [3, 0])
    #expect(host.tree.contents() == ["b"] + items.reversed().map(\.label))
  }
}
