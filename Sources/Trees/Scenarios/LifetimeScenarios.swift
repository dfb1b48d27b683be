import ViewTree

extension Scenarios {
  /// S43 and S44: tasks and the ends of identities.
  static let lifetimes: [Scenario] = [tasks, appearances]

  private struct Working: Staged {
    let id: Int
    let tick: Int
    let journal: Journal
    @Environment(\.clock) private var clock
    var scene: some View {
      Text("tick \(tick)").task(id: id) {
        journal.note("start \(id) at tick \(tick)")
        do {
          try await clock?.sleep(for: .seconds(10))
          journal.note("done \(id)")
        } catch { journal.note("cancelled \(id)") }
      }
    }
  }

  private struct Gate: Staged {
    let isOpen: Bool
    let id: Int
    let tick: Int
    let journal: Journal
    var scene: some View {
      if isOpen { Working(id: id, tick: tick, journal: journal) }
    }
  }

  private static let tasks = Scenario(
    "S43",
    "A task is left alone by a run of the body and by an equal id, is replaced by the new closure "
      + "under another id, and is cancelled with its identity"
  ) { check in
    let journal = Journal()
    @MainActor func view(_ isOpen: Bool, id: Int, tick: Int) -> Gate {
      Gate(isOpen: isOpen, id: id, tick: tick, journal: journal)
    }
    let host = mount(view(true, id: 1, tick: 1))
    await host.settle()
    check.that("started", journal.take(), is: ["start 1 at tick 1"])
    host.update(to: view(true, id: 1, tick: 2))
    await host.settle()
    check.that("run again", journal.take(), is: [])
    host.update(to: view(true, id: 2, tick: 3))
    await host.settle()
    check.that("another id", journal.take().sorted(), is: ["cancelled 1", "start 2 at tick 3"])
    host.update(to: view(false, id: 2, tick: 3))
    await host.settle()
    check.that("ended", journal.take(), is: ["cancelled 2"])
    check.that("tasks left", host.holdings.tasks, is: 0)
  }

  private static let appearances = Scenario(
    "S44",
    "onAppear and onDisappear are called once in the life of an identity, never for a run of the body"
  ) { check in
    let journal = Journal()
    let host = mount(ItemList(ids: [1], journal))
    host.tap("item 1 0")
    host.update(to: ItemList([Item(1, "renamed")], journal))
    host.update(to: ItemList(ids: [1, 2], journal))
    check.that("before the end", journal.take(), is: ["+item 1", "+item 2"])
    host.unmount()
    check.that("after the end", journal.take().sorted(), is: ["-item 1", "-item 2"])
  }
}
