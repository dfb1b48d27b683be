import ViewTree

extension Scenarios {
  /// Bugs in structure and erasure that other runtimes shipped.
  static let structureReports: [Scenario] = [
    branchBeforeSibling, deepStaticTree, erasedConstruction, erasedSwap, threeBranches,
    twoCounters,
  ]

  private struct BeforeSibling: Staged {
    let isOn: Bool
    let journal: Journal
    var scene: some View {
      Button("button") {}
      if isOn {
        Group {
          Text("a")
          Text("b")
        }
      } else {
        VStack { Text("c") }
      }
      Counter("end", journal)
    }
  }

  private static let branchBeforeSibling = Scenario(
    "B04",
    "The content of a new branch lands before the siblings after it, which are kept"
  ) { check in
    let journal = Journal()
    let host = mount(BeforeSibling(isOn: false, journal: journal))
    host.tap("end 0")
    for (isOn, content) in [(true, ["a", "b"]), (false, ["c"]), (true, ["a", "b"])] {
      host.update(to: BeforeSibling(isOn: isOn, journal: journal))
      check.that("texts", host.texts, is: ["button"] + content + ["end 1"])
    }
    check.that("journal", journal.take(), is: ["+end"])
  }

  /// Eight children, the last of which are eight again.
  private struct Deep<Last: View>: Staged {
    let level: Int
    let last: Last
    var scene: some View {
      VStack {
        Text("\(level).1")
        Text("\(level).2")
        Text("\(level).3")
        Text("\(level).4")
        Text("\(level).5")
        Text("\(level).6")
        Text("\(level).7")
        last
      }
    }
  }

  @MainActor @ViewBuilder private static func deep(_ end: String) -> some View {
    Deep(
      level: 1,
      last: Deep(
        level: 2,
        last: Deep(
          level: 3,
          last: Deep(level: 4, last: Deep(level: 5, last: Deep(level: 6, last: Text(end))))
        )
      )
    )
  }

  private static let deepStaticTree = Scenario(
    "B08",
    "Eight children in a builder, the last of them nested again, six levels deep, is on screen and "
      + "updates at its end"
  ) { check in
    let host = mount(deep("end"))
    check.that("texts", host.texts.count, is: 43)
    host.tree.forgetOperations()
    host.update(to: deep("another end"))
    check.that("last", host.texts.last, is: "another end")
    check.that("operations", host.tree.operations.count, is: 1)
  }

  @MainActor private final class Tally {
    var erasures = 0
  }

  private struct Erasing: Staged {
    let tick: Int
    let tally: Tally
    var scene: some View {
      erased(Text("tick \(tick)"))
    }

    private func erased(_ view: some View) -> Veil {
      tally.erasures += 1
      return Veil(view)
    }
  }

  private static let erasedConstruction = Scenario(
    "B11",
    "A view is erased as often as the source says: once for each run of the body"
  ) { check in
    let tally = Tally()
    let host = mount(Erasing(tick: 0, tally: tally))
    check.that("at first", tally.erasures, is: 1)
    host.update(to: Erasing(tick: 1, tally: tally))
    check.that("after a change", tally.erasures, is: 2)
    host.update(to: Erasing(tick: 1, tally: tally))
    check.that("after no change", tally.erasures, is: 2)
  }

  private struct TitleOnly: Staged {
    var scene: some View { EmptyView() }
  }

  private struct Paragraph: Staged {
    var scene: some View { Text("paragraph") }
  }

  private struct Page: Staged {
    let isEmpty: Bool
    var scene: some View {
      Text("head")
      isEmpty ? Veil(TitleOnly()) : Veil(Paragraph())
      Text("foot")
    }
  }

  private static let erasedSwap = Scenario(
    "B14",
    "Erased content takes the place of content that shows nothing, and gives it back"
  ) { check in
    let host = mount(Page(isEmpty: true))
    host.update(to: Page(isEmpty: false))
    check.that("filled", host.texts, is: ["head", "paragraph", "foot"])
    host.update(to: Page(isEmpty: true))
    check.that("emptied", host.texts, is: ["head", "foot"])
  }

  private struct ThreeBranches: Staged {
    let number: Int
    let journal: Journal
    var scene: some View {
      if number % 3 == 0 {
        Counter("zero", journal)
      } else if number % 3 == 1 {
        Counter("one", journal)
      } else {
        Counter("two", journal)
      }
    }
  }

  private static let threeBranches = Scenario(
    "B19",
    "One view type in three branches is new whenever the branch changes, and never while it does not"
  ) { check in
    let journal = Journal()
    let host = mount(ThreeBranches(number: 0, journal: journal))
    for (number, name) in [(1, "one"), (2, "two"), (3, "zero")] {
      host.tap(host.texts[0])
      host.update(to: ThreeBranches(number: number, journal: journal))
      check.that("new", host.texts, is: ["\(name) 0"])
    }
    host.tap("zero 0")
    host.update(to: ThreeBranches(number: 6, journal: journal))
    check.that("the same branch", host.texts, is: ["zero 1"])
  }

  private struct TwoCounters: Staged {
    let isFirst: Bool
    let journal: Journal
    var scene: some View {
      if isFirst { Counter("count", journal) } else { Counter("count", journal) }
    }
  }

  private static let twoCounters = Scenario(
    "B21",
    "Two equal counters in two branches share no state"
  ) { check in
    let journal = Journal()
    let host = mount(TwoCounters(isFirst: true, journal: journal))
    host.tap("count 0")
    host.update(to: TwoCounters(isFirst: false, journal: journal))
    check.that("texts", host.texts, is: ["count 0"])
  }
}
