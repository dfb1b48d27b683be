import ViewTree

extension Scenarios {
  /// S01 to S08: when an input counts as changed.
  static let inputs: [Scenario] = [
    equalInput, oneField, closureInput, equalWithOtherBits, equalWithOtherStorage, arrays,
    references, existentials,
  ]

  private struct Leaf: Staged {
    let value: Int
    var scene: some View { Text("leaf \(value)") }
  }

  private struct Middle: Staged {
    let own: Int
    let value: Int
    var scene: some View {
      Text("middle \(own)")
      Leaf(value: value)
    }
  }

  private struct Parent: Staged {
    let tick: Int
    let own: Int
    let value: Int
    var scene: some View {
      Text("tick \(tick)")
      Middle(own: own, value: value)
    }
  }

  private static let equalInput = Scenario(
    "S01",
    "A parent's body runs again and a child's value is equal: the child and all below stay untouched"
  ) { check in
    let host = mount(Parent(tick: 0, own: 1, value: 7))
    let created = host.counters.nodesCreated
    let middle = host.runs(of: Middle.self) { host.update(to: Parent(tick: 1, own: 1, value: 7)) }
    check.that("runs of the child", middle, is: 0)
    check.that("runs of the grandchild", host.bodyRuns(of: Leaf.self), is: 1)
    check.that("runs of the parent", host.bodyRuns(of: Parent.self), is: 2)
    check.that("nodes made", host.counters.nodesCreated - created, is: 0)
    check.that("texts", host.texts, is: ["tick 1", "middle 1", "leaf 7"])
  }

  private static let oneField = Scenario(
    "S02",
    "One field of a child differs: the child runs once, a grandchild only if its own value differs"
  ) { check in
    let host = mount(Parent(tick: 0, own: 1, value: 7))
    host.update(to: Parent(tick: 0, own: 2, value: 7))
    check.that("runs of the child", host.bodyRuns(of: Middle.self), is: 2)
    check.that("runs of the grandchild", host.bodyRuns(of: Leaf.self), is: 1)
    host.update(to: Parent(tick: 0, own: 2, value: 8))
    check.that("runs of the grandchild", host.bodyRuns(of: Leaf.self), is: 2)
    check.that("texts", host.texts, is: ["tick 0", "middle 2", "leaf 8"])
  }

  private struct Acting: Staged {
    let action: @MainActor () -> Void
    var scene: some View { Button("act", action: action) }
  }

  private static let closureInput = Scenario(
    "S03",
    "A closure that is made anew with a context counts as changed; the same closure, or one without "
      + "a context, does not"
  ) { check in
    let journal = Journal()
    @MainActor func capturing(_ number: Int) -> Acting { Acting { journal.note("\(number)") } }
    let host = mount(capturing(1))
    check.that(
      "another context",
      host.runs(of: Acting.self) { host.update(to: capturing(2)) },
      is: 1
    )
    host.tap("act")
    check.that("the new closure is called", journal.take(), is: ["2"])
    let same = capturing(3)
    host.update(to: same)
    check.that("the same closure", host.runs(of: Acting.self) { host.update(to: same) }, is: 0)
    @MainActor func empty() -> Acting { Acting {} }
    host.update(to: empty())
    check.that("no context", host.runs(of: Acting.self) { host.update(to: empty()) }, is: 0)
  }

  private struct Angle: Equatable {
    let degrees: Int
    static func == (left: Angle, right: Angle) -> Bool { (left.degrees - right.degrees) % 360 == 0 }
  }

  private struct Dial: Staged, Equatable {
    let angle: Angle
    var scene: some View { Text("dial \(angle.degrees)") }
  }

  private static let equalWithOtherBits = Scenario(
    "S04",
    "Plain bits that `==` calls equal count as changed by default and as equal under `.equatable()`"
  ) { check in
    let plain = mount(Dial(angle: Angle(degrees: 0)))
    let changed = plain.runs(of: Dial.self) { plain.update(to: Dial(angle: Angle(degrees: 360))) }
    check.that("by default", changed, is: 1)
    let equatable = mount(Dial(angle: Angle(degrees: 0)).equatable())
    let cut = equatable.runs(of: Dial.self) {
      equatable.update(to: Dial(angle: Angle(degrees: 360)).equatable())
    }
    check.that("under .equatable()", cut, is: 0)
    check.that("text", equatable.texts, is: ["dial 0"])
  }

  private struct Name: Equatable {
    let text: String
    static func == (left: Name, right: Name) -> Bool {
      left.text.lowercased() == right.text.lowercased()
    }
  }

  private struct Greeting: Staged {
    let name: Name
    var scene: some View { Text("hello \(name.text)") }
  }

  private static let equalWithOtherStorage = Scenario(
    "S05",
    "A value with references that `==` calls equal is equal, whatever its storage"
  ) { check in
    let host = mount(Greeting(name: Name(text: "ada")))
    let equal = host.runs(of: Greeting.self) {
      host.update(to: Greeting(name: Name(text: "ADA")))
    }
    check.that("equal", equal, is: 0)
    let other = host.runs(of: Greeting.self) {
      host.update(to: Greeting(name: Name(text: "eve")))
    }
    check.that("not equal", other, is: 1)
  }
}

extension Scenarios {
  private struct Plain { let number: Int }

  private struct Holder<Content>: Staged {
    let content: Content
    var scene: some View { Text("holder") }
  }

  private static let arrays = Scenario(
    "S06",
    "An array that is made anew counts as changed unless its elements are Equatable; the same array "
      + "does not"
  ) { check in
    let erased = mount(Holder<[any View]>(content: [Text("a")]))
    let anew = erased.runs(of: Holder<[any View]>.self) {
      erased.update(to: Holder<[any View]>(content: [Text("a")]))
    }
    check.that("[any View] made anew", anew, is: 1)
    let plain = mount(Holder(content: [Plain(number: 1)]))
    let rebuilt = plain.runs(of: Holder<[Plain]>.self) {
      plain.update(to: Holder(content: [Plain(number: 1)]))
    }
    check.that("array without ==, made anew", rebuilt, is: 1)
    let shared = [Plain(number: 1)]
    plain.update(to: Holder(content: shared))
    let same = plain.runs(of: Holder<[Plain]>.self) { plain.update(to: Holder(content: shared)) }
    check.that("the same array without ==", same, is: 0)
    let equatable = mount(Holder(content: [1, 2]))
    let equal = equatable.runs(of: Holder<[Int]>.self) {
      equatable.update(to: Holder(content: [1, 2]))
    }
    check.that("array with ==, made anew", equal, is: 0)
  }

  private final class Box {
    var number = 1
  }

  private struct BoxView: Staged {
    let box: Box
    var scene: some View { Text("box \(box.number)") }
  }

  private static let references = Scenario(
    "S07",
    "An object that nobody observes and that changes in place is no change; another object is one"
  ) { check in
    let box = Box()
    let host = mount(BoxView(box: box))
    box.number = 2
    check.that(
      "same object",
      host.runs(of: BoxView.self) { host.update(to: BoxView(box: box)) },
      is: 0
    )
    check.that("text", host.texts, is: ["box 1"])
    let other = host.runs(of: BoxView.self) { host.update(to: BoxView(box: Box())) }
    check.that("another object", other, is: 1)
  }

  private static let existentials = Scenario(
    "S08",
    "Of an existential the dynamic type is compared, and in the same type the payload"
  ) { check in
    typealias Erased = Holder<any CustomStringConvertible>
    let host = mount(Erased(content: 1))
    @MainActor func runs(_ value: any CustomStringConvertible) -> Int {
      host.runs(of: Erased.self) { host.update(to: Erased(content: value)) }
    }
    check.that("same type, equal payload", runs(1), is: 0)
    check.that("same type, another payload", runs(2), is: 1)
    check.that("another type", runs("2"), is: 1)
    check.that("the other type again", runs("2"), is: 0)
  }
}
