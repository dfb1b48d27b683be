import ViewTree

extension Scenarios {
  /// Claims of part E: identity.
  static let identityClaims: [Scenario] = [
    samePlaceSameType, samePlaceOtherType, twoBranches, conditionInModifier, erasedTypeChange,
    stableListIDs, indexIDs, freshIDs, sharedID,
  ]

  private struct Label: Staged {
    let text: String
    var scene: some View { Text(text) }
  }

  private static let samePlaceSameType = Scenario(
    "E01",
    "The same type at the same place is the same view: what differs is updated in place"
  ) { check in
    let host = mount(Label(text: "a"))
    host.tree.forgetOperations()
    let before = host.counters
    host.update(to: Label(text: "b"))
    check.that("operations", host.tree.operations, is: [.update(host.tree.roots[0], "b")])
    check.that("nodes made", host.counters.nodesCreated - before.nodesCreated, is: 0)
  }

  private struct Changing: Staged {
    let isCounter: Bool
    let journal: Journal
    var scene: some View {
      if isCounter { Counter("c", journal) } else { Text("t") }
    }
  }

  private static let samePlaceOtherType = Scenario(
    "E02",
    "Another type at the same place: the old subtree ends, a new one begins, the state is lost"
  ) { check in
    let journal = Journal()
    let host = mount(Changing(isCounter: true, journal: journal))
    host.tap("c 0")
    host.update(to: Changing(isCounter: false, journal: journal))
    check.that("ended", journal.take(), is: ["+c", "-c"])
    host.update(to: Changing(isCounter: true, journal: journal))
    check.that("texts", host.texts, is: ["c 0"])
  }

  private struct Twin: Staged {
    let isLeft: Bool
    let journal: Journal
    var scene: some View {
      if isLeft { Counter("c", journal) } else { Counter("c", journal) }
    }
  }

  private static let twoBranches = Scenario(
    "E03",
    "Two branches of the same type are two identities"
  ) { check in
    let journal = Journal()
    let host = mount(Twin(isLeft: true, journal: journal))
    host.tap("c 0")
    host.update(to: Twin(isLeft: false, journal: journal))
    check.that("texts", host.texts, is: ["c 0"])
  }

  private struct Pushed: Staged {
    let isDim: Bool
    let isBranch: Bool
    let journal: Journal
    var scene: some View {
      if isBranch {
        if isDim { Counter("c", journal).opacity(0.5) } else { Counter("c", journal).opacity(1) }
      } else {
        Counter("c", journal).opacity(isDim ? 0.5 : 1)
      }
    }
  }

  private static let conditionInModifier = Scenario(
    "E04",
    "A condition pushed into a modifier's value keeps the identity, a branch does not"
  ) { check in
    for (isBranch, text) in [(false, "c 1"), (true, "c 0")] {
      let journal = Journal()
      let host = mount(Pushed(isDim: false, isBranch: isBranch, journal: journal))
      host.tap("c 0")
      host.update(to: Pushed(isDim: true, isBranch: isBranch, journal: journal))
      check.that(isBranch ? "branch" : "value", host.texts, is: [text])
    }
  }

  private static let erasedTypeChange = Scenario(
    "E05",
    "An AnyView whose content gets another type ends the old subtree and builds a new one"
  ) { check in
    let journal = Journal()
    let host = mount(Veil(Counter("a", journal)))
    host.tap("a 0")
    host.update(to: Veil(Counter("b", journal).padding()))
    check.that("texts", host.texts, is: ["b 0"])
    check.that("states ended", host.counters.statesDestroyed, is: 1)
  }

  private static let stableListIDs = Scenario(
    "E07",
    "With stable ids the state follows the item through insertion, removal, movement and sorting"
  ) { check in
    let journal = Journal()
    let host = mount(ItemList(ids: [3, 1, 2], journal))
    host.tap("item 1 0")
    host.update(to: ItemList(ids: [9, 3, 1, 2], journal))
    check.that("inserted", host.texts, is: ["item 9 0", "item 3 0", "item 1 1", "item 2 0"])
    host.update(to: ItemList(ids: [1, 9, 2], journal))
    check.that("removed and moved", host.texts, is: ["item 1 1", "item 9 0", "item 2 0"])
    host.update(to: ItemList(ids: [1, 2, 9], journal))
    check.that("sorted", host.texts, is: ["item 1 1", "item 2 0", "item 9 0"])
  }

  private struct Draft: Staged {
    let name: String
    @State private var isSelected = false
    var scene: some View { Button("\(name)\(isSelected ? " *" : "")") { isSelected.toggle() } }
  }

  private struct Drafts: Staged {
    let names: [String]
    var scene: some View {
      ForEach(Array(names.indices), id: \.self) { place in row { Draft(name: names[place]) } }
    }
  }

  private static let indexIDs = Scenario(
    "E08",
    "With indices for ids the state stays at the place and lands on another item: select the second "
      + "of three, remove the first, and the third is selected"
  ) { check in
    let host = mount(Drafts(names: ["Anna", "Ben", "Cleo"]))
    host.tap("Ben")
    check.that("selected", host.texts, is: ["Anna", "Ben *", "Cleo"])
    host.update(to: Drafts(names: ["Ben", "Cleo"]))
    check.that("after the removal", host.texts, is: ["Ben", "Cleo *"])
    host.update(to: Drafts(names: ["Zoe", "Ben", "Cleo"]))
    check.that("after an insertion", host.texts, is: ["Zoe", "Ben *", "Cleo"])
  }

  private final class Numbers {
    private var last = 0
    func next() -> Int {
      last += 1
      return last
    }
  }

  private struct Fresh: Staged {
    let tick: Int
    let numbers: Numbers
    let journal: Journal
    var scene: some View {
      Counter("c", journal).task { journal.note("task") }.id(numbers.next())
    }
  }

  private static let freshIDs = Scenario(
    "E09",
    "An id that is new at every run of the body rebuilds everything each time: state, task, elements"
  ) { check in
    let journal = Journal()
    let numbers = Numbers()
    let host = mount(Fresh(tick: 0, numbers: numbers, journal: journal))
    await host.settle()
    host.tap("c 0")
    for tick in 1...3 {
      host.update(to: Fresh(tick: tick, numbers: numbers, journal: journal))
      await host.settle()
    }
    check.that("texts", host.texts, is: ["c 0"])
    check.that("states made", host.counters.statesCreated, is: 4)
    check.that("tasks started", host.counters.tasksStarted, is: 4)
    check.that("elements removed", host.counters.hostRemoves >= 3, is: true)
  }

  private static let sharedID = Scenario(
    "E10",
    "Two items with one id share no storage here: the first keeps the state, the second is told apart "
      + "by its turn, and a diagnostic names the id"
  ) { check in
    let journal = Journal()
    let host = mount(ItemList([Item(1, "a"), Item(1, "b")], journal))
    host.tap("a 0")
    check.that("texts", host.texts, is: ["a 1", "b 0"])
    guard case .duplicateID(_, let id)? = host.diagnostics.first else {
      return check.that("diagnostics", host.diagnostics.count, is: 1)
    }
    check.that("named id", id, is: "1")
  }
}
