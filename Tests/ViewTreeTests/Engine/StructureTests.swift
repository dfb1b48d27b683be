import Testing
import ViewTree

@MainActor @Suite struct StructureTests {
  private struct Switch: View {
    let isOn: Bool

    var body: some View {
      VStack {
        Text("before")
        if isOn { CounterView(name: "a") } else { CounterView(name: "b") }
        if isOn { Text("only on") }
        Text("after")
      }
    }
  }

  @Test func aTreeShowsItsLeavesInSourceOrder() {
    let host = Host(Switch(isOn: true))
    #expect(host.tree.contents() == ["before", "a 0", "more a", "only on", "after"])
    host.update(to: Switch(isOn: false))
    #expect(host.tree.contents() == ["before", "b 0", "more b", "after"])
  }

  @Test func aTapRunsOneBodyAndUpdatesOneElement() {
    let host = Host(Switch(isOn: true))
    let before = host.counters
    host.tree.forgetOperations()
    #expect(host.tap("more a"))
    #expect(host.counters.bodiesRun - before.bodiesRun == 1)
    #expect(host.bodyRuns(of: Switch.self) == 1)
    let operations = host.tree.operations
    #expect(operations.count == 1)
    guard case .update(_, "a 1") = operations.first else {
      Issue.record("expected one update to a 1, found \(operations)")
      return
    }
  }

  @Test func aBranchOfTheSameTypeIsAnotherIdentity() {
    let host = Host(Switch(isOn: true))
    host.tap("more a")
    #expect(host.tree.contents().contains("a 1"))
    host.update(to: Switch(isOn: false))
    host.update(to: Switch(isOn: true))
    #expect(host.tree.contents().contains("a 0"))
    #expect(host.counters.statesCreated == 3)
    #expect(host.counters.statesDestroyed == 2)
  }

  @Test func anEqualInputRunsNoBody() {
    let host = Host(Switch(isOn: true))
    let before = host.counters
    host.update(to: Switch(isOn: true))
    #expect(host.counters.bodiesRun == before.bodiesRun)
    #expect(host.counters.cutHits == before.cutHits + 1)
  }

  @Test func anErasedViewKeepsStateWhileItsTypeStays() {
    struct Erased: View {
      let name: String?
      var body: some View {
        name.map { AnyView(AnyView(CounterView(name: $0))) } ?? AnyView(Text("none"))
      }
    }
    let host = Host(Erased(name: "a"))
    host.tap("more a")
    host.update(to: Erased(name: "b"))
    #expect(host.tree.contents() == ["b 1", "more b"])
    host.update(to: Erased(name: nil))
    host.update(to: Erased(name: "b"))
    #expect(host.tree.contents() == ["b 0", "more b"])
  }

  @Test func rowsKeepTheirStateByID() {
    struct Rows: View {
      let names: [String]
      var body: some View {
        ForEach(names, id: \.self) { CounterView(name: $0) }
      }
    }
    let host = Host(Rows(names: ["a", "b", "c"]))
    host.tap("more c")
    let before = host.counters
    host.update(to: Rows(names: ["c", "a", "b"]))
    #expect(host.tree.contents() == ["c 1", "more c", "a 0", "more a", "b 0", "more b"])
    #expect(host.counters.moves - before.moves == 1)
    #expect(host.bodyRuns(of: CounterView.self) == 4)
    host.update(to: Rows(names: ["c"]))
    #expect(host.counters.statesDestroyed == 2)
  }

  @Test func afterUnmountingNothingIsHeld() {
    let host = Host(Switch(isOn: true))
    host.tap("more a")
    host.update(to: Switch(isOn: false))
    #expect(host.holdings.boxes == 1)
    host.unmount()
    #expect(host.holdings.boxes == 0)
    #expect(host.holdings.observations == 0)
    #expect(host.holdings.tasks == 0)
    #expect(host.tree.elements.isEmpty)
  }

  @Test(arguments: [2, 10, 11, 64])
  func aListOfAnyLengthIsInOrder(_ length: Int) throws {
    let built: [Int: any View] = [
      2: Lists.two, 10: Lists.ten, 11: Lists.eleven, 64: Lists.sixtyFour,
    ]
    let view = try #require(built[length])
    let host = Host(AnyView(view))
    #expect(host.tree.contents() == (1...length).map { "\($0)" })
    host.update(to: AnyView(view))
    #expect(host.tree.contents() == (1...length).map { "\($0)" })
    host.unmount()
    #expect(host.tree.elements.isEmpty)
  }
}
