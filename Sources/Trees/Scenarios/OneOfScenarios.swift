import ViewTree

extension Scenarios {
  /// What a flat choice must do that nested conditions do: the rows of branches.
  public static let oneOf: [Scenario] = [flatFlip, flatFlipBack, flatSwitching]

  private struct Other: View {
    let journal: Journal
    var body: some View { Counter("other", journal) }
  }

  private struct Choice: View {
    let isFirst: Bool
    let isSameType: Bool
    let journal: Journal
    var body: some View { choice }

    private var choice: OneOf4<Counter, Counter, Counter, Other> {
      switch (isFirst, isSameType) {
      case (true, true): .choice1(Counter("a", journal))
      case (false, true): .choice2(Counter("b", journal))
      case (true, false): .choice3(Counter("a", journal))
      case (false, false): .choice4(Other(journal: journal))
      }
    }
  }

  private static let flatFlip = Scenario(
    "S09",
    "Another choice of a flat enum ends the old one and begins the new one, whether their types "
      + "differ or not"
  ) { check in
    for (isSameType, other) in [(true, "b"), (false, "other")] {
      let journal = Journal()
      @MainActor func view(_ isFirst: Bool) -> Choice {
        Choice(isFirst: isFirst, isSameType: isSameType, journal: journal)
      }
      let host = Host(view(true))
      host.tap("a 0")
      check.that("before", host.texts, is: ["a 1"])
      _ = journal.take()
      host.update(to: view(false))
      check.that("after", host.texts, is: ["\(other) 0"])
      check.that("begun and ended", journal.take().sorted(), is: ["+\(other)", "-a"])
      check.that("states reset", host.counters.statesReset, is: 1)
    }
  }

  private static let flatFlipBack = Scenario(
    "S10",
    "A choice that comes back after it ended has its initial state"
  ) { check in
    let journal = Journal()
    @MainActor func view(_ isFirst: Bool) -> OneOf2<Counter, Counter> {
      isFirst ? .choice1(Counter("a", journal)) : .choice2(Counter("b", journal))
    }
    let host = Host(view(true))
    host.tap("a 0")
    host.update(to: view(false))
    host.update(to: view(true))
    check.that("state", host.texts, is: ["a 0"])
    check.that("states made", host.counters.statesCreated, is: 3)
    host.unmount()
    check.that("nodes left", host.counters.nodesAlive, is: 0)
  }

  private typealias Sixteen = OneOf16<
    Counter, Counter, Counter, Text, Counter, Text, Counter, Text,
    Counter, Text, Counter, Text, Counter, Text, Counter, EmptyView
  >

  private struct Cases: View {
    let chosen: Int
    let journal: Journal
    var body: some View {
      Counter("first", journal)
      leaf
      Counter("last", journal)
    }

    private var leaf: Sixteen {
      switch chosen {
      case 0: .choice1(Counter("zero", journal))
      case 1: .choice2(Counter("one", journal))
      case 2: .choice15(Counter("two", journal))
      case 3: .choice4(Text("text"))
      default: .choice16(EmptyView())
      }
    }
  }

  private static let flatSwitching = Scenario(
    "S11",
    "A flat choice of sixteen replaces the chosen leaf and nothing else"
  ) { check in
    let journal = Journal()
    let host = Host(Cases(chosen: 0, journal: journal))
    host.tap("first 0")
    host.tap("last 0")
    _ = journal.take()
    for (chosen, name, gone) in [(1, "one", "zero"), (2, "two", "one"), (0, "zero", "two")] {
      let made = host.count(\.statesCreated) {
        host.update(to: Cases(chosen: chosen, journal: journal))
      }
      check.that("texts", host.texts, is: ["first 1", "\(name) 0", "last 1"])
      check.that("begun and ended", journal.take().sorted(), is: ["+\(name)", "-\(gone)"])
      check.that("states made", made, is: 1)
    }
    host.update(to: Cases(chosen: 3, journal: journal))
    check.that("a text", host.texts, is: ["first 1", "text", "last 1"])
    host.update(to: Cases(chosen: 9, journal: journal))
    check.that("nothing", host.texts, is: ["first 1", "last 1"])
  }
}
