import ViewTree

/// An item of a list: what tells it from others, and what it shows.
struct Item: Identifiable, Equatable {
  let id: Int
  var label: String

  init(_ id: Int, _ label: String? = nil) {
    self.id = id
    self.label = label ?? "item \(id)"
  }
}

/// A list of counters, one an item.
struct ItemList: Staged {
  let items: [Item]
  let journal: Journal

  init(_ items: [Item], _ journal: Journal) {
    self.items = items
    self.journal = journal
  }

  /// A list of the items with these ids.
  init(ids: [Int], _ journal: Journal) {
    self.init(ids.map { Item($0) }, journal)
  }

  var scene: some View {
    ForEach(items) { item in row { Counter(item.label, journal) } }
  }
}

extension Scenarios {
  /// S24 to S31: the identity of rows.
  static let lists: [Scenario] = [
    stableIDs, changingIDs, offsetIDs, duplicateIDs, severalViewsARow, nestedIDs, returningID,
    window,
  ]

  private static let stableIDs = Scenario(
    "S24",
    "Rows with stable ids keep their state through insertion, removal and movement; what begins and "
      + "ends is the difference of the ids, and only changed rows run"
  ) { check in
    let journal = Journal()
    let host = mount(ItemList(ids: [1, 2, 3], journal))
    host.tap("item 2 0")
    _ = journal.take()
    host.update(to: ItemList(ids: [4, 1, 2, 3], journal))
    check.that("inserted", host.texts, is: ["item 4 0", "item 1 0", "item 2 1", "item 3 0"])
    check.that("begun", journal.take(), is: ["+item 4"])
    let moves = host.count(\.hostMoves) { host.update(to: ItemList(ids: [3, 4, 1, 2], journal)) }
    check.that("moved", host.texts, is: ["item 3 0", "item 4 0", "item 1 0", "item 2 1"])
    check.that("one move", moves, is: 1)
    host.update(to: ItemList(ids: [3, 2], journal))
    check.that("removed", host.texts, is: ["item 3 0", "item 2 1"])
    check.that("ended", journal.take().sorted(), is: ["-item 1", "-item 4"])
    let runs = host.runs(of: Counter.self) {
      host.update(to: ItemList([Item(3), Item(2, "two")], journal))
    }
    check.that("runs of a changed row", runs, is: 1)
    check.that("changed", host.texts, is: ["item 3 0", "two 1"])
  }

  private struct ByLabel: Staged {
    let labels: [String]
    let journal: Journal
    var scene: some View {
      ForEach(labels, id: \.self) { label in row { Counter(label, journal) } }
    }
  }

  private static let changingIDs = Scenario(
    "S25",
    "A row whose id is its value ends when the value changes, and another begins"
  ) { check in
    let journal = Journal()
    let host = mount(ByLabel(labels: ["a", "b"], journal: journal))
    host.tap("a 0")
    _ = journal.take()
    host.update(to: ByLabel(labels: ["a!", "b"], journal: journal))
    check.that("texts", host.texts, is: ["a! 0", "b 0"])
    check.that("journal", journal.take().sorted(), is: ["+a!", "-a"])
  }

  private struct ByOffset: Staged {
    let labels: [String]
    let journal: Journal
    var scene: some View {
      ForEach(Array(labels.indices), id: \.self) { place in row { Counter(labels[place], journal) }
      }
    }
  }

  private struct ConstantRange: Staged {
    let count: Int
    var scene: some View { ForEach(0..<count) { number in row { Text("\(number)") } } }
  }

  private static let offsetIDs = Scenario(
    "S26",
    "With offsets for ids the state stays at the place and lands on another row; a constant range "
      + "that changes keeps its first rows and says so"
  ) { check in
    let journal = Journal()
    let host = mount(ByOffset(labels: ["a", "b", "c"], journal: journal))
    host.tap("a 0")
    host.update(to: ByOffset(labels: ["b", "c"], journal: journal))
    check.that("the state of the row that went", host.texts, is: ["b 1", "c 0"])
    let constant = mount(ConstantRange(count: 2))
    constant.update(to: ConstantRange(count: 3))
    check.that("constant range", constant.texts, is: ["0", "1"])
    check.that("diagnostics", constant.diagnostics.count, is: 1)
  }

  private static let duplicateIDs = Scenario(
    "S27",
    "Two rows of one id do not trap: the first keeps its state, the next is told apart by its turn, "
      + "others are not touched, and it is said once"
  ) { check in
    let journal = Journal()
    @MainActor func list(_ items: [Item]) -> ItemList { ItemList(items, journal) }
    let host = mount(list([Item(1, "a"), Item(2, "b"), Item(1, "c")]))
    host.tap("a 0")
    host.tap("b 0")
    check.that("texts", host.texts, is: ["a 1", "b 1", "c 0"])
    host.update(to: list([Item(2, "b"), Item(1, "a"), Item(1, "c"), Item(3, "d")]))
    check.that("moved", host.texts, is: ["b 1", "a 1", "c 0", "d 0"])
    host.update(to: list([Item(1, "a"), Item(2, "b")]))
    check.that("one went", host.texts, is: ["a 1", "b 1"])
    check.that("diagnostics", host.diagnostics.count, is: 1)
  }

  private struct Pairs: Staged {
    let items: [Item]
    let journal: Journal
    var scene: some View {
      Text("before")
      ForEach(items) { item in
        row {
          Counter("\(item.label)L", journal)
          Text("\(item.label)R")
        }
      }
      Text("after")
    }
  }

  private static let severalViewsARow = Scenario(
    "S28",
    "A row of several views moves as a block, and each of them keeps its state"
  ) { check in
    let journal = Journal()
    let host = mount(Pairs(items: [Item(1, "a"), Item(2, "b")], journal: journal))
    host.tap("aL 0")
    host.update(to: Pairs(items: [Item(2, "b"), Item(1, "a")], journal: journal))
    check.that("texts", host.texts, is: ["before", "bL 0", "bR", "aL 1", "aR", "after"])
  }

  private struct Nested: Staged {
    let outer: [Int]
    let journal: Journal
    var scene: some View {
      ForEach(outer, id: \.self) { outer in
        row {
          ForEach([1, 2], id: \.self) { inner in row { Counter("\(outer)/\(inner)", journal) } }
        }
      }
    }
  }

  private static let nestedIDs = Scenario(
    "S29",
    "One inner id under two outer ids is two identities"
  ) { check in
    let journal = Journal()
    let host = mount(Nested(outer: [1, 2], journal: journal))
    host.tap("1/1 0")
    check.that("one state", host.texts, is: ["1/1 1", "1/2 0", "2/1 0", "2/2 0"])
    host.update(to: Nested(outer: [2, 1], journal: journal))
    check.that("moved", host.texts, is: ["2/1 0", "2/2 0", "1/1 1", "1/2 0"])
  }

  private static let returningID = Scenario(
    "S30",
    "An id that was removed and comes back later has its initial state"
  ) { check in
    let journal = Journal()
    let host = mount(ItemList(ids: [1, 2], journal))
    host.tap("item 1 0")
    host.update(to: ItemList(ids: [2], journal))
    host.update(to: ItemList(ids: [1, 2], journal))
    check.that("texts", host.texts, is: ["item 1 0", "item 2 0"])
  }

  private struct Row: Staged {
    let number: Int
    var scene: some View { Text("row \(number)") }
  }

  private struct Windowed: Staged {
    let isErased: Bool
    var scene: some View {
      List {
        if isErased {
          ForEach(Array(0..<1_000), id: \.self) { Veil(Row(number: $0)) }
        } else {
          ForEach(Array(0..<1_000), id: \.self) { number in row { Row(number: number) } }
        }
      }
    }
  }

  private static let window = Scenario(
    "S31",
    "A window over rows of one view each makes those in it and in the buffer; over erased rows, "
      + "every row's content must be resolved once to know how many views it has",
    difference: .init(
      erasures: Erasure.hidingRows,
      claim: "All 1,000 rows of a window are made and run, where 25 are on screen or near it: an "
        + "erased row does not tell how many views it has"
    )
  ) { check in
    let visible = VisibleRows(visible: 17, buffer: 8)
    let typed = mount(Windowed(isErased: false), visibleRows: visible)
    check.that("bodies of typed rows", typed.bodyRuns(of: Row.self), is: 25, ifDifferent: 1_000)
    check.that("rows resolved", typed.counters.rowsRun, is: 25, ifDifferent: 1_000)
    let erased = mount(Windowed(isErased: true), visibleRows: visible)
    check.that("erased rows resolved", erased.counters.rowsRun, is: 1_000)
    check.that("texts", erased.texts.prefix(2).map(\.self), is: ["row 0", "row 1"])
  }
}
