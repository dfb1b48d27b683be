import ViewTree

extension Scenarios {
  /// What children in an array of `any View` must do: the rows of arrays and of lists.
  public static let anyViews: [Scenario] = [
    arrayInput, growingArray, slidingState, keyedArray, keyedReturn,
  ]

  private struct Holder: View {
    let children: [any View]
    var body: some View { AnyViews(children) }
  }

  private static let arrayInput = Scenario(
    "S06",
    "Children in an array made anew are a changed input, and what they show is compared one by one"
  ) { check in
    let journal = Journal()
    @MainActor func view() -> Holder { Holder(children: [Counter("a", journal), Text("b")]) }
    let host = Host(view())
    let holder = host.runs(of: Holder.self) { host.update(to: view()) }
    check.that("runs of what holds them", holder, is: 1)
    check.that("runs of an equal child", host.bodyRuns(of: Counter.self), is: 1)
    check.that("changes on screen", host.counters.hostUpdates, is: 0)
  }

  private static let growingArray = Scenario(
    "S12",
    "A child at the end of an array comes, stays and goes, and those before it stay as they are"
  ) { check in
    let journal = Journal()
    let host = Host(AnyViews([Counter("first", journal)]))
    host.tap("first 0")
    host.update(to: AnyViews([Counter("first", journal), Counter("x", journal)]))
    host.tap("x 0")
    host.update(to: AnyViews([Counter("first", journal), Counter("y", journal)]))
    check.that("stayed", host.texts, is: ["first 1", "y 1"])
    host.update(to: AnyViews([Counter("first", journal)]))
    check.that("went", host.texts, is: ["first 1"])
    check.that("journal", journal.take(), is: ["+first", "+x", "-y"])
  }

  private static let slidingState = Scenario(
    "S32",
    "In an array of erased views a state stays at its place: it slides to the neighbour of its type "
      + "and is lost to one of another"
  ) { check in
    let journal = Journal()
    let same = Host(AnyViews([Counter("a", journal), Counter("b", journal)]))
    same.tap("a 0")
    same.update(
      to: AnyViews([Counter("new", journal), Counter("a", journal), Counter("b", journal)])
    )
    check.that("same type", same.texts, is: ["new 1", "a 0", "b 0"])
    let mixed = Host(AnyViews([Counter("a", journal), Text("b")]))
    mixed.tap("a 0")
    mixed.update(to: AnyViews([Text("new"), Counter("a", journal), Text("b")]))
    check.that("other type", mixed.texts, is: ["new", "a 0", "b"])
    mixed.unmount()
    check.that("nodes left", mixed.counters.nodesAlive, is: 0)
  }

  @MainActor private static func keyed(
    _ ids: [Int],
    _ journal: Journal
  ) -> KeyedAnyViews<Int> {
    KeyedAnyViews(ids.map { KeyedAnyView(id: $0, Counter("item \($0)", journal)) })
  }

  private static let keyedArray = Scenario(
    "S24",
    "Erased children with ids keep their state through insertion, removal and movement"
  ) { check in
    let journal = Journal()
    let host = Host(keyed([1, 2, 3], journal))
    host.tap("item 2 0")
    _ = journal.take()
    host.update(to: keyed([4, 1, 2, 3], journal))
    check.that("begun", journal.take(), is: ["+item 4"])
    let moves = host.count(\.hostMoves) { host.update(to: keyed([3, 4, 1, 2], journal)) }
    check.that("moved", host.texts, is: ["item 3 0", "item 4 0", "item 1 0", "item 2 1"])
    check.that("one move", moves, is: 1)
    host.update(to: keyed([3, 2], journal))
    check.that("removed", host.texts, is: ["item 3 0", "item 2 1"])
    check.that("ended", journal.take().sorted(), is: ["-item 1", "-item 4"])
  }

  private static let keyedReturn = Scenario(
    "S30",
    "An id that was removed from an array and comes back later has its initial state"
  ) { check in
    let journal = Journal()
    let host = Host(keyed([1, 2], journal))
    host.tap("item 1 0")
    host.update(to: keyed([2], journal))
    host.update(to: keyed([1, 2], journal))
    check.that("texts", host.texts, is: ["item 1 0", "item 2 0"])
  }
}
