import Testing
import ViewTree

/// Which elements can be known to be what they were.
@MainActor @Suite struct KeptRowsElementsTests {
  private typealias Item = KeptRows.Item
  private typealias Store = KeptRows.Store
  private typealias StoreTable = KeptRows.StoreTable

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
    #expect(KeptRows.counts(host) { host.update(to: Notes(turn: 2, notes: notes)) } == [2, 0])
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
    let counts = KeptRows.counts(host) {
      host.update(to: StoreTable(title: "a", items: items, store: store))
    }
    #expect(counts == [3, 0])
  }

  @Test func rowsWhoseIdsRepeatAreDescribed() {
    let store = Store("s")
    let host = Host(StoreTable(title: "a", items: Item.some([1, 2, 3]), store: store))
    // The first row is kept before the second turns out to come twice.
    let toRepeats = KeptRows.counts(host) {
      host.update(to: StoreTable(title: "a", items: Item.some([1, 3, 2, 3]), store: store))
    }
    #expect(toRepeats == [3, 1])
    let amongRepeats = KeptRows.counts(host) {
      host.update(to: StoreTable(title: "b", items: Item.some([1, 3, 2, 3]), store: store))
    }
    #expect(amongRepeats == [4, 0])
    let fromRepeats = KeptRows.counts(host) {
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
    #expect(KeptRows.counts(host) { host.update(to: Lazy(title: "b", items: items)) } == [25, 0])
    let whole = Host(Lazy(title: "a", items: items))
    #expect(
      KeptRows.counts(whole) { whole.update(to: Lazy(title: "b", items: items)) } == [0, 100]
    )
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
    let counts = KeptRows.counts(host) { host.update(to: Apart(title: "b", items: items)) }
    #expect(counts == [3, 0])
    #expect(host.tree.contents() == ["b"] + items.reversed().map(\.label))
  }
}
