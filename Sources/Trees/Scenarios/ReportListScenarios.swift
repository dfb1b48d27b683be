import ViewTree

extension Scenarios {
  /// Bugs in lists that other runtimes shipped.
  static let listReports: [Scenario] = [
    removalOfTheFirst, noReinsertion, unidentifiedData, branchInARow, severalViewsAfterSiblings,
    listInNestedGroups, stateFollowsID, insertionAround, movedBlocks, growingList,
  ]

  private static let removalOfTheFirst = Scenario(
    "B01",
    "The removal of the first of three rows ends that row, and the others keep their counts"
  ) { check in
    let journal = Journal()
    let host = mount(ItemList(ids: [1, 2, 3], journal))
    host.tap("item 2 0")
    host.tap("item 3 0")
    host.tap("item 3 1")
    _ = journal.take()
    host.update(to: ItemList(ids: [2, 3], journal))
    check.that("texts", host.texts, is: ["item 2 1", "item 3 2"])
    check.that("journal", journal.take(), is: ["-item 1"])
  }

  private static let noReinsertion = Scenario(
    "B02",
    "A change in one keyed row moves and inserts no row"
  ) { check in
    let journal = Journal()
    let host = mount(ItemList(ids: [1, 2, 3], journal))
    host.tree.forgetOperations()
    host.update(to: ItemList([Item(1), Item(2, "two"), Item(3)], journal))
    check.that("texts", host.texts, is: ["item 1 0", "two 0", "item 3 0"])
    check.that("operations", host.tree.operations.count, is: 1)
    check.that("moves", host.counters.hostMoves, is: 0)
  }

  private struct Unidentified: Staged {
    let labels: [String]
    var scene: some View {
      ForEach(Array(labels.indices), id: \.self) { place in row { Text(labels[place]) } }
    }
  }

  private static let unidentifiedData = Scenario(
    "B03",
    "Rows by their offset are on screen once each, also after an update"
  ) { check in
    let host = mount(Unidentified(labels: ["a", "b"]))
    host.update(to: Unidentified(labels: ["a", "b", "c"]))
    check.that("texts", host.texts, is: ["a", "b", "c"])
    check.that("elements made", host.counters.hostCreates, is: 3)
  }

  private struct ToggleRow: Staged {
    let name: String
    @State private var isOpen = false
    var scene: some View {
      Button(name) { isOpen.toggle() }
      if isOpen { Text("\(name) open") }
    }
  }

  private struct Loaded: Staged {
    @State private var names: [String] = []
    var scene: some View {
      Button("load") { names = ["a", "b", "c"] }
      ForEach(names, id: \.self) { name in row { ToggleRow(name: name) } }
    }
  }

  private static let branchInARow = Scenario(
    "B07",
    "A branch in one row, switched by that row's state, changes that row alone"
  ) { check in
    let host = mount(Loaded())
    host.tap("load")
    let runs = host.runs(of: ToggleRow.self) { host.tap("b") }
    check.that("texts", host.texts, is: ["load", "a", "b", "b open", "c"])
    check.that("rows that ran", runs, is: 1)
    host.tap("b")
    check.that("closed", host.texts, is: ["load", "a", "b", "c"])
  }

  private struct AfterSiblings: Staged {
    let rows: [Int]
    var scene: some View {
      Text("first")
      Text("second")
      ForEach(rows, id: \.self) { number in
        row {
          Text("\(number)a")
          Text("\(number)b")
          if number > 1 { Text("\(number)c") }
        }
      }
    }
  }

  private static let severalViewsAfterSiblings = Scenario(
    "B09",
    "A row of two or three views after fixed siblings stands in the order of the source"
  ) { check in
    let host = mount(AfterSiblings(rows: [1]))
    check.that("two views", host.texts, is: ["first", "second", "1a", "1b"])
    host.update(to: AfterSiblings(rows: [2, 1]))
    check.that("three views", host.texts, is: ["first", "second", "2a", "2b", "2c", "1a", "1b"])
  }

  private struct Grouped: Staged {
    let rows: [Int]
    var scene: some View {
      Group {
        Group {
          Text("head")
          ForEach(rows, id: \.self) { number in row { Text("\(number)") } }
        }
        Text("foot")
      }
    }
  }

  private static let listInNestedGroups = Scenario(
    "B10",
    "A list inside nested groups is as it would be flat, also when it empties and fills"
  ) { check in
    let host = mount(Grouped(rows: [1, 2]))
    check.that("full", host.texts, is: ["head", "1", "2", "foot"])
    host.update(to: Grouped(rows: []))
    check.that("empty", host.texts, is: ["head", "foot"])
    host.update(to: Grouped(rows: [3]))
    check.that("full again", host.texts, is: ["head", "3", "foot"])
  }

  private static let stateFollowsID = Scenario(
    "B13",
    "The last of three rows comes first, and each state goes with its id"
  ) { check in
    let journal = Journal()
    let host = mount(ItemList(ids: [1, 2, 3], journal))
    host.tap("item 3 0")
    host.update(to: ItemList(ids: [3, 1, 2], journal))
    check.that("texts", host.texts, is: ["item 3 1", "item 1 0", "item 2 0"])
  }

  private static let insertionAround = Scenario(
    "B15",
    "A row before and a row after the only one stand in the order of the data, and it is kept"
  ) { check in
    let journal = Journal()
    let host = mount(ItemList(ids: [1], journal))
    host.tap("item 1 0")
    host.update(to: ItemList(ids: [0, 1, 2], journal))
    check.that("texts", host.texts, is: ["item 0 0", "item 1 1", "item 2 0"])
  }

  private static let movedBlocks = Scenario(
    "B16",
    "Two neighbouring blocks of three rows change places, and every row is kept"
  ) { check in
    let journal = Journal()
    let host = mount(ItemList(ids: [1, 2, 3, 4, 5, 6], journal))
    for id in [1, 3, 5] { host.tap("item \(id) 0") }
    _ = journal.take()
    let moves = host.count(\.hostMoves) {
      host.update(to: ItemList(ids: [4, 5, 6, 1, 2, 3], journal))
    }
    check.that(
      "texts",
      host.texts,
      is: ["item 4 0", "item 5 1", "item 6 0", "item 1 1", "item 2 0", "item 3 1"]
    )
    check.that("moves", moves, is: 3)
    check.that("journal", journal.take(), is: [])
  }

  private struct Growing: Staged {
    let count: Int
    let journal: Journal
    var scene: some View {
      Counter("head", journal)
      ForEach(Array(0..<count), id: \.self) { number in row { Text("\(number)") } }
      Counter("foot", journal)
    }
  }

  private static let growingList = Scenario(
    "B17",
    "The fixed siblings of a list that grows are kept and do not run"
  ) { check in
    let journal = Journal()
    let host = mount(Growing(count: 1, journal: journal))
    host.tap("foot 0")
    let runs = host.runs(of: Counter.self) { host.update(to: Growing(count: 3, journal: journal)) }
    check.that("texts", host.texts, is: ["head 0", "0", "1", "2", "foot 1"])
    check.that("runs", runs, is: 0)
  }
}
