import ViewTree

extension Scenarios {
  /// Claims of part G: dependencies and runs of bodies.
  static let dependencyClaims: [Scenario] = [
    readsAreRegistered, passingABinding, childValues, unusedInput, ownState, neverTheWholeTree,
  ]

  private struct Conditional: Staged {
    @State private var isDetailed = false
    @State private var detail = 0
    var scene: some View {
      Button("mode") { isDetailed.toggle() }
      Button("change") { detail += 1 }
      Text(isDetailed ? "detail \(detail)" : "none")
    }
  }

  private static let readsAreRegistered = Scenario(
    "G01",
    "A read in a body registers the dependency, and every run draws the list anew"
  ) { check in
    let host = mount(Conditional())
    @MainActor func runs(_ button: String) -> Int {
      host.runs(of: Conditional.self) { host.tap(button) }
    }
    check.that("not read", runs("change"), is: 0)
    check.that("the condition", runs("mode"), is: 1)
    check.that("read", runs("change"), is: 1)
    check.that("the condition again", runs("mode"), is: 1)
    check.that("not read any more", runs("change"), is: 0)
  }

  private struct Adding: Staged {
    @Binding var count: Int
    var scene: some View { Button("add") { count += 1 } }
  }

  private struct Passing: Staged {
    @State private var count = 0
    let isRead: Bool
    var scene: some View {
      Adding(count: $count)
      if isRead { Text("count \(count)") }
    }
  }

  private static let passingABinding = Scenario(
    "G02",
    "Passing $count is not reading it: nobody runs if nobody reads, and the value is stored all the same"
  ) { check in
    let host = mount(Passing(isRead: false))
    let runs = host.count(\.bodiesRun) {
      host.tap("add")
      host.tap("add")
    }
    check.that("runs", runs, is: 0)
    host.update(to: Passing(isRead: true))
    check.that("stored", host.texts, is: ["add", "count 2"])
  }

  private struct Leaf: Staged {
    let value: Int
    var scene: some View { Text("\(value)") }
  }

  private struct TwoLeaves: Staged {
    let left: Int
    let right: Int
    var scene: some View {
      Leaf(value: left)
      Leaf(value: right)
    }
  }

  private static let childValues = Scenario(
    "G03",
    "A body that runs makes all its child values anew, and a child's body runs only if its input "
      + "changed"
  ) { check in
    let host = mount(TwoLeaves(left: 1, right: 1))
    let before = host.counters
    let runs = host.runs(of: Leaf.self) { host.update(to: TwoLeaves(left: 2, right: 1)) }
    check.that("children that ran", runs, is: 1)
    check.that("inputs found equal", host.counters.cutHits - before.cutHits, is: 1)
  }

  private struct Unused: Staged, Equatable {
    let shown: Int
    let unused: Int
    nonisolated static func == (left: Unused, right: Unused) -> Bool { left.shown == right.shown }
    var scene: some View { Text("shown \(shown)") }
  }

  private static let unusedInput = Scenario(
    "G04",
    "A property that the body does not use runs it all the same, and .equatable() can stop that"
  ) { check in
    let plain = mount(Unused(shown: 1, unused: 1))
    let runs = plain.runs(of: Unused.self) { plain.update(to: Unused(shown: 1, unused: 2)) }
    check.that("by default", runs, is: 1)
    let equatable = mount(Unused(shown: 1, unused: 1).equatable())
    let cut = equatable.runs(of: Unused.self) {
      equatable.update(to: Unused(shown: 1, unused: 2).equatable())
    }
    check.that("under .equatable()", cut, is: 0)
  }

  @MainActor private final class Census {
    var values = 0
  }

  private struct Censused: Staged {
    @State private var count = 0
    init(_ census: Census) { census.values += 1 }
    var scene: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Parent: Staged {
    let census: Census
    var scene: some View { Censused(census) }
  }

  private static let ownState = Scenario(
    "G05",
    "The own state runs the body without making the own struct anew"
  ) { check in
    let census = Census()
    let host = mount(Parent(census: census))
    host.tap("count 0")
    host.tap("count 1")
    check.that("values made", census.values, is: 1)
    check.that("runs", host.bodyRuns(of: Censused.self), is: 3)
    check.that("runs of the parent", host.bodyRuns(of: Parent.self), is: 1)
  }

  private static let neverTheWholeTree = Scenario(
    "G06",
    "A change runs what depends on it, whatever the size of the tree"
  ) { check in
    for count in [10, 100, 1_000] {
      let journal = Journal()
      let host = mount(ItemList(ids: Array(0..<count), journal))
      let runs = host.count(\.bodiesRun) { host.tap("item 5 0") }
      check.that("runs in a tree of \(count) rows", runs, is: 1)
    }
  }
}
