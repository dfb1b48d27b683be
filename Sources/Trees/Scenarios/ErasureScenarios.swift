import ViewTree

extension Scenarios {
  /// S15 to S22, S32 and S33: erased views, and one value in two places.
  static let erasure: [Scenario] = [
    equalPayload, changedPayload, anotherPayload, staleCallback, erasedCondition, nestedErasure,
    emptyPayload, genericArguments, erasedArray, oneValueTwice,
  ]

  private struct Number: Staged {
    let value: Int
    var scene: some View { Text("number \(value)") }
  }

  private static let equalPayload = Scenario(
    "S15",
    "An erased view of the same type with an equal payload: its body does not run, for one type check"
  ) { check in
    let host = mount(Veil(Number(value: 1)))
    let before = host.counters
    let runs = host.runs(of: Number.self) { host.update(to: Veil(Number(value: 1))) }
    check.that("runs", runs, is: 0)
    check.that(
      "nodes that compared",
      host.counters.erasure.nodesVisited - before.erasure.nodesVisited,
      is: 1
    )
    check.that("type checks", host.counters.checks.metatypes - before.checks.metatypes, is: 1)
    check.that("nodes made", host.counters.nodesCreated - before.nodesCreated, is: 0)
  }

  private static let changedPayload = Scenario(
    "S16",
    "An erased view of the same type with another payload is kept, and its body runs once"
  ) { check in
    let host = mount(Veil(Number(value: 1)))
    let created = host.counters.nodesCreated
    let runs = host.runs(of: Number.self) { host.update(to: Veil(Number(value: 2))) }
    check.that("runs", runs, is: 1)
    check.that("nodes made", host.counters.nodesCreated - created, is: 0)
    check.that("texts", host.texts, is: ["number 2"])
  }

  private static let anotherPayload = Scenario(
    "S17",
    "An erased view that gets another type ends the old identity and begins one"
  ) { check in
    let journal = Journal()
    let host = mount(Veil(Counter("a", journal)))
    host.tap("a 0")
    _ = journal.take()
    host.update(to: Veil(Counter("b", journal).opacity(1)))
    check.that("texts", host.texts, is: ["b 0"])
    check.that("begun and ended", journal.take().sorted(), is: ["+b", "-a"])
    check.that("states", host.counters.statesDestroyed, is: 1)
  }

  /// A view that gives its setter away.
  private struct Giving: Staged {
    let name: String
    let taker: Taker
    @State private var count = 0
    var scene: some View {
      Text("\(name) \(count)").onAppear { taker.setters.append { count = 99 } }
    }
  }

  @MainActor private final class Taker {
    var setters: [() -> Void] = []
  }

  private static let staleCallback = Scenario(
    "S18",
    "Erased A, then B, then A: the second A is new, and a late callback of the first does nothing"
  ) { check in
    let taker = Taker()
    let host = mount(Veil(Giving(name: "a", taker: taker)))
    host.update(to: Veil(Text("b")))
    host.update(to: Veil(Giving(name: "a", taker: taker)))
    check.that("texts", host.texts, is: ["a 0"])
    taker.setters.first?()
    host.flush()
    check.that("after the late callback", host.texts, is: ["a 0"])
    taker.setters.last?()
    host.flush()
    check.that("after its own callback", host.texts, is: ["a 99"])
  }

  private struct ErasedInValue: Staged {
    let isOn: Bool
    let journal: Journal
    var scene: some View {
      isOn ? Veil(Counter("a", journal)) : Veil(Counter("b", journal))
    }
  }

  private struct ErasedBranches: Staged {
    let isOn: Bool
    let journal: Journal
    var scene: some View {
      if isOn { Veil(Counter("a", journal)) } else { Veil(Counter("b", journal)) }
    }
  }

  private static let erasedCondition = Scenario(
    "S19",
    "A condition between two erased values of one type keeps the identity; branches do not"
  ) { check in
    let journal = Journal()
    let value = mount(ErasedInValue(isOn: true, journal: journal))
    value.tap("a 0")
    value.update(to: ErasedInValue(isOn: false, journal: journal))
    check.that("value", value.texts, is: ["b 1"])
    check.that("states reset", value.counters.statesReset, is: 0)
    let branches = mount(ErasedBranches(isOn: true, journal: journal))
    branches.tap("a 0")
    branches.update(to: ErasedBranches(isOn: false, journal: journal))
    check.that("branches", branches.texts, is: ["b 0"])
    check.that("states reset by branches", branches.counters.statesReset, is: 1)
  }

  private static let nestedErasure = Scenario(
    "S20",
    "An erased view that is erased again is the same as erased once"
  ) { check in
    let once = mount(Veil(Number(value: 1)))
    let often = mount(Veil(Veil(Veil(Number(value: 1)))))
    check.that("nodes", often.counters.nodesCreated, is: once.counters.nodesCreated)
    once.update(to: Veil(Number(value: 2)))
    often.update(to: Veil(Veil(Number(value: 2))))
    check.that("counters", often.counters, is: once.counters)
    check.that("texts", often.texts, is: ["number 2"])
  }

  private struct BetweenTexts: Staged {
    let content: Veil
    var scene: some View {
      Text("before")
      content
      Text("after")
    }
  }

  private static let emptyPayload = Scenario(
    "S21",
    "Erased content that was empty appears at its place, and goes from there"
  ) { check in
    let host = mount(BetweenTexts(content: Veil(EmptyView())))
    check.that("empty", host.texts, is: ["before", "after"])
    host.update(to: BetweenTexts(content: Veil(Number(value: 1))))
    check.that("filled", host.texts, is: ["before", "number 1", "after"])
    host.update(to: BetweenTexts(content: Veil(Number?.none)))
    check.that("nil", host.texts, is: ["before", "after"])
    host.update(to: BetweenTexts(content: Veil(Number?.some(Number(value: 2)))))
    check.that("some", host.texts, is: ["before", "number 2", "after"])
  }

  private struct Wrapping<Value>: Staged {
    let value: Value
    let journal: Journal
    var scene: some View { Counter("w", journal) }
  }

  private static let genericArguments = Scenario(
    "S22",
    "Types that differ in a generic argument alone are two types"
  ) { check in
    let journal = Journal()
    let host = mount(Veil(Wrapping(value: 1, journal: journal)))
    host.tap("w 0")
    host.update(to: Veil(Wrapping(value: 2, journal: journal)))
    check.that("same argument", host.texts, is: ["w 1"])
    host.update(to: Veil(Wrapping(value: "2", journal: journal)))
    check.that("another argument", host.texts, is: ["w 0"])
  }
}

extension Scenarios {
  private struct Children: Staged {
    let children: [any View]
    var scene: some View {
      ForEach(Array(children.indices), id: \.self) { Veil(children[$0]) }
    }
  }

  private static let erasedArray = Scenario(
    "S32",
    "In an array of erased views a state stays at its place: it slides to the neighbour of its type "
      + "and is lost to one of another"
  ) { check in
    let journal = Journal()
    let same = mount(Children(children: [Counter("a", journal), Counter("b", journal)]))
    same.tap("a 0")
    same.update(
      to: Children(children: [
        Counter("new", journal), Counter("a", journal), Counter("b", journal),
      ])
    )
    check.that("same type", same.texts, is: ["new 1", "a 0", "b 0"])
    let mixed = mount(Children(children: [Counter("a", journal), Text("b")]))
    mixed.tap("a 0")
    mixed.update(to: Children(children: [Text("new"), Counter("a", journal), Text("b")]))
    check.that("other type", mixed.texts, is: ["new", "a 0", "b"])
  }

  private struct Twice: Staged {
    let journal: Journal
    var scene: some View {
      let counter = Counter("c", journal)
      VStack {
        counter
        HStack { counter }
      }
    }
  }

  private static let oneValueTwice = Scenario(
    "S33",
    "One value in two places has two identities and two states"
  ) { check in
    let journal = Journal()
    let host = mount(Twice(journal: journal))
    host.tap("c 0")
    check.that("texts", host.texts, is: ["c 1", "c 0"])
    check.that("states", host.counters.statesCreated, is: 2)
  }
}
