import ViewTree

extension Scenarios {
  /// S09 to S14: conditions in builders and in values.
  static let branches: [Scenario] = [
    flip, flipBack, switching, optionalChild, conditionInValue, conditionAroundModifier,
  ]

  private struct OtherCounter: Staged {
    let journal: Journal
    var scene: some View { Counter("other", journal) }
  }

  private struct Branches: Staged {
    let isFirst: Bool
    let isSameType: Bool
    let journal: Journal
    var scene: some View {
      if isSameType {
        if isFirst { Counter("a", journal) } else { Counter("b", journal) }
      } else {
        if isFirst { Counter("a", journal) } else { OtherCounter(journal: journal) }
      }
    }
  }

  private static let flip = Scenario(
    "S09",
    "A flip of if/else ends the old branch and begins the new one, whether their types differ or not"
  ) { check in
    for (isSameType, other) in [(true, "b"), (false, "other")] {
      let journal = Journal()
      @MainActor func view(_ isFirst: Bool) -> Branches {
        Branches(isFirst: isFirst, isSameType: isSameType, journal: journal)
      }
      let host = mount(view(true))
      host.tap("a 0")
      check.that("before", host.texts, is: ["a 1"])
      _ = journal.take()
      host.update(to: view(false))
      check.that("after", host.texts, is: ["\(other) 0"])
      check.that("begun and ended", journal.take().sorted(), is: ["+\(other)", "-a"])
      check.that("states ended", host.counters.statesDestroyed, is: 1)
      check.that("states reset", host.counters.statesReset, is: 1)
    }
  }

  private static let flipBack = Scenario(
    "S10",
    "A branch that comes back after it ended has its initial state"
  ) { check in
    let journal = Journal()
    @MainActor func view(_ isFirst: Bool) -> Branches {
      Branches(isFirst: isFirst, isSameType: true, journal: journal)
    }
    let host = mount(view(true))
    host.tap("a 0")
    host.update(to: view(false))
    host.update(to: view(true))
    check.that("state", host.texts, is: ["a 0"])
    check.that("states made", host.counters.statesCreated, is: 3)
  }

  private struct Cases: Staged {
    let chosen: Int
    let journal: Journal
    var scene: some View {
      Counter("first", journal)
      switch chosen {
      case 0: Counter("zero", journal)
      case 1: Counter("one", journal)
      case 2: Counter("two", journal)
      default: Text("none")
      }
      Counter("last", journal)
    }
  }

  private static let switching = Scenario(
    "S11",
    "A switch replaces the chosen leaf and nothing else, and makes no identity on the way"
  ) { check in
    let journal = Journal()
    let host = mount(Cases(chosen: 0, journal: journal))
    host.tap("first 0")
    host.tap("last 0")
    _ = journal.take()
    for (chosen, name, gone) in [(1, "one", "zero"), (2, "two", "one"), (0, "zero", "two")] {
      host.tree.forgetOperations()
      let made = host.count(\.statesCreated) {
        host.update(to: Cases(chosen: chosen, journal: journal))
      }
      check.that("texts", host.texts, is: ["first 1", "\(name) 0", "last 1"])
      check.that("begun and ended", journal.take().sorted(), is: ["+\(name)", "-\(gone)"])
      check.that("states made", made, is: 1)
    }
    host.update(to: Cases(chosen: 9, journal: journal))
    check.that("texts", host.texts, is: ["first 1", "none", "last 1"])
  }

  private struct OptionalChild: Staged {
    let name: String?
    let journal: Journal
    var scene: some View {
      Counter("first", journal)
      if let name { Counter(name, journal) }
      Counter("last", journal)
    }
  }

  private static let optionalChild = Scenario(
    "S12",
    "An optional child comes, stays and goes between siblings that stay where they are"
  ) { check in
    let journal = Journal()
    @MainActor func view(_ name: String?) -> OptionalChild {
      OptionalChild(name: name, journal: journal)
    }
    let host = mount(view(nil))
    host.tap("first 0")
    host.tap("last 0")
    host.update(to: view("x"))
    host.tap("x 0")
    check.that("came", host.texts, is: ["first 1", "x 1", "last 1"])
    host.update(to: view("y"))
    check.that("stayed", host.texts, is: ["first 1", "y 1", "last 1"])
    host.update(to: view(nil))
    check.that("went", host.texts, is: ["first 1", "last 1"])
    check.that("journal", journal.take(), is: ["+first", "+last", "+x", "-y"])
  }

  private struct InValue: Staged {
    let isOn: Bool
    let journal: Journal
    var scene: some View {
      (isOn ? Counter("a", journal) : Counter("b", journal)).opacity(isOn ? 1 : 0.5)
    }
  }

  private static let conditionInValue = Scenario(
    "S13",
    "A condition in a value or in a modifier's value keeps the identity"
  ) { check in
    let journal = Journal()
    let host = mount(InValue(isOn: true, journal: journal))
    host.tap("a 0")
    let runs = host.runs(of: Counter.self) {
      host.update(to: InValue(isOn: false, journal: journal))
    }
    check.that("state", host.texts, is: ["b 1"])
    check.that("runs", runs, is: 1)
    check.that("journal", journal.take(), is: ["+a"])
  }

  private struct Around: Staged {
    let isOn: Bool
    let journal: Journal
    var scene: some View {
      if isOn { Counter("a", journal).opacity(0.5) } else { Counter("a", journal) }
    }
  }

  private static let conditionAroundModifier = Scenario(
    "S14",
    "A branch around a modifier ends the identity of what it modifies"
  ) { check in
    let journal = Journal()
    let host = mount(Around(isOn: true, journal: journal))
    host.tap("a 0")
    host.update(to: Around(isOn: false, journal: journal))
    check.that("state", host.texts, is: ["a 0"])
    check.that("journal", journal.take().sorted(), is: ["+a", "+a", "-a"])
  }
}
