import ViewTree

extension Scenarios {
  /// S34 to S37: state and its bindings.
  static let states: [Scenario] = [
    initialValue, writes, readThroughBinding, staleBinding,
  ]

  private struct Seeded: Staged {
    @State private var value: Int
    let input: Int
    init(_ input: Int) {
      self.input = input
      _value = State(initialValue: input)
    }
    var scene: some View { Text("\(input) \(value)") }
  }

  private static let initialValue = Scenario(
    "S34",
    "A state takes its initial value once and never follows the input that it came from"
  ) { check in
    let host = mount(Seeded(1))
    host.update(to: Seeded(2))
    check.that("texts", host.texts, is: ["2 1"])
    check.that("states", host.counters.statesCreated, is: 1)
  }

  @MainActor private final class Handle {
    var set: (Int) -> Void = { _ in }
    var get: () -> Int = { 0 }

    func letGo() {
      set = { _ in }
      get = { 0 }
    }
  }

  private struct Exposed: Staged {
    let handle: Handle
    @State private var value = 0
    var scene: some View {
      Text("value \(value)").onAppear {
        handle.set = { value = $0 }
        handle.get = { value }
      }
    }
  }

  private struct Rash: Staged {
    @State private var value = 0
    var scene: some View {
      let _ = writeNow()
      Text("value \(value)")
    }
    private func writeNow() { value = 5 }
  }

  private static let writes = Scenario(
    "S35",
    "An equal value runs nothing, three writes in one turn run the body once with the last, and a "
      + "write while the body runs is refused and said"
  ) { check in
    let handle = Handle()
    let host = mount(Exposed(handle: handle))
    @MainActor func runs(_ values: Int...) -> Int {
      host.runs(of: Exposed.self) {
        for value in values { handle.set(value) }
        host.flush()
      }
    }
    check.that("equal value", runs(0), is: 0)
    check.that("three values", runs(1, 2, 3), is: 1)
    check.that("texts", host.texts, is: ["value 3"])
    let rash = mount(Rash())
    check.that("refused", rash.texts, is: ["value 0"])
    check.that("runs", rash.bodyRuns(of: Rash.self), is: 1)
    check.that(
      "diagnostics",
      rash.diagnostics,
      is: [.stateWrittenDuringBody(type: "Int")]
    )
  }

  private struct Child: Staged {
    @Binding var value: Int
    var scene: some View { Button("child \(value)") { value += 1 } }
  }

  private struct Owner: Staged {
    @State private var value = 0
    var scene: some View { Child(value: $value) }
  }

  private static let readThroughBinding = Scenario(
    "S36",
    "A state that only a child reads, by its binding, runs the child and not the owner"
  ) { check in
    let host = mount(Owner())
    host.tap("child 0")
    check.that("owner", host.bodyRuns(of: Owner.self), is: 1)
    check.that("child", host.bodyRuns(of: Child.self), is: 2)
    check.that("texts", host.texts, is: ["child 1"])
  }

  private struct Gate: Staged {
    let isOpen: Bool
    let handle: Handle
    var scene: some View {
      if isOpen { Exposed(handle: handle) } else { Text("closed") }
    }
  }

  private static let staleBinding = Scenario(
    "S37",
    "Whoever holds a state beyond its identity reads the last value, writes nothing and revives "
      + "nothing"
  ) { check in
    let handle = Handle()
    let host = mount(Gate(isOpen: true, handle: handle))
    handle.set(7)
    host.flush()
    host.update(to: Gate(isOpen: false, handle: handle))
    check.that("read", handle.get(), is: 7)
    let runs = host.count(\.bodiesRun) {
      handle.set(8)
      host.flush()
    }
    check.that("runs", runs, is: 0)
    check.that("read after the write", handle.get(), is: 7)
    check.that("texts", host.texts, is: ["closed"])
    handle.letGo()
    check.that("boxes that nobody holds", host.holdings.boxes, is: 0)
  }
}
