import Testing
import ViewTree

/// The exact list of what happens to the leaves of every structural view.
@MainActor @Suite struct ProbeTests {
  private let log = ProbeLog()

  private func probe(_ name: String, _ value: Int) -> Probe { Probe(name, value, log) }

  /// Mounts `old`, updates to each of `steps` and returns what happened at each, mounting first.
  private func events<V: View>(_ old: V, _ steps: V...) -> [[ProbeEvent]] {
    let host = Host(old)
    var lists = [log.take()]
    for step in steps {
      host.update(to: step)
      lists.append(log.take())
    }
    host.unmount()
    lists.append(log.take())
    return lists
  }

  @Test func aTupleBuildsInOrderAndRebuildsWhatDiffers() {
    @ViewBuilder func pair(_ a: Int, _ b: Int) -> some View {
      probe("a", a)
      probe("b", b)
    }
    #expect(
      events(pair(1, 1), pair(1, 2), pair(1, 2)) == [
        [.build("a", 1), .build("b", 1)], [.rebuild("b", from: 1, to: 2)], [],
        [.teardown("a"), .teardown("b")],
      ]
    )
  }

  @Test(arguments: [true, false])
  func aConditionalReplacesItsBranch(_ isSameType: Bool) {
    @ViewBuilder func branch(_ isFirst: Bool) -> some View {
      if isFirst {
        probe("a", 1)
      } else if isSameType {
        probe("b", 1)
      } else {
        probe("b", 1).padding()
      }
    }
    #expect(
      events(branch(true), branch(false), branch(true)) == [
        [.build("a", 1)], [.teardown("a"), .build("b", 1)], [.teardown("b"), .build("a", 1)],
        [.teardown("a")],
      ]
    )
  }

  @Test func anOptionalBuildsAndTearsDown() {
    @ViewBuilder func optional(_ value: Int?) -> some View {
      if let value { probe("a", value) }
    }
    #expect(
      events(optional(nil), optional(1), optional(2), optional(nil)) == [
        [], [.build("a", 1)], [.rebuild("a", from: 1, to: 2)], [.teardown("a")], [],
      ]
    )
  }

  @Test func anErasedViewRebuildsItsTypeAndReplacesAnother() {
    func erased(_ value: Int, isPadded: Bool) -> AnyView {
      isPadded ? AnyView(probe("a", value).padding()) : AnyView(probe("a", value))
    }
    #expect(
      events(erased(1, isPadded: false), erased(2, isPadded: false), erased(2, isPadded: true)) == [
        [.build("a", 1)], [.rebuild("a", from: 1, to: 2)], [.teardown("a"), .build("a", 2)],
        [.teardown("a")],
      ]
    )
  }

  @Test func aListBuildsAndTearsDownTheDifferenceOfItsIDs() {
    func list(_ ids: [Int], value: Int = 1) -> some View {
      ForEach(ids, id: \.self) { probe("\($0)", value) }
    }
    #expect(
      events(list([1, 2, 3]), list([3, 1, 4]), list([3, 1, 4], value: 2)) == [
        [.build("1", 1), .build("2", 1), .build("3", 1)], [.teardown("2"), .build("4", 1)],
        [
          .rebuild("3", from: 1, to: 2), .rebuild("1", from: 1, to: 2),
          .rebuild("4", from: 1, to: 2),
        ],
        [.teardown("3"), .teardown("1"), .teardown("4")],
      ]
    )
  }

  @Test func anIDReplacesAndAnEqualOneDoesNot() {
    func identified(_ id: Int, _ value: Int) -> some View { probe("a", value).id(id) }
    #expect(
      events(identified(1, 1), identified(1, 2), identified(2, 2)) == [
        [.build("a", 1)], [.rebuild("a", from: 1, to: 2)], [.teardown("a"), .build("a", 2)],
        [.teardown("a")],
      ]
    )
  }

  /// Containers and modifiers have no say in what happens inside of them.
  @Test(arguments: ["VStack", "HStack", "ZStack", "Group", "Section", "List", "modifiers"])
  func aContainerPassesOnWhatHappens(_ kind: String) {
    @ViewBuilder func wrapped(_ value: Int) -> some View {
      switch kind {
      case "VStack": VStack { probe("a", value) }
      case "HStack": HStack { probe("a", value) }
      case "ZStack": ZStack { probe("a", value) }
      case "Group": Group { probe("a", value) }
      case "Section": Section("s") { probe("a", value) }
      case "List": List { probe("a", value) }
      default: probe("a", value).padding().opacity(Double(value)).font(.body)
      }
    }
    #expect(
      events(wrapped(1), wrapped(2), wrapped(2)) == [
        [.build("a", 1)], [.rebuild("a", from: 1, to: 2)], [], [.teardown("a")],
      ]
    )
  }

  @Test func anEquatableViewCutsOffWhatIsEqual() {
    struct Cut: View, Equatable {
      let key: Int
      let value: Int
      let log: ProbeLog
      nonisolated static func == (left: Cut, right: Cut) -> Bool { left.key == right.key }
      var body: some View { Probe("a", value, log) }
    }
    func cut(_ key: Int, _ value: Int) -> some View {
      Cut(key: key, value: value, log: log).equatable()
    }
    #expect(
      events(cut(1, 1), cut(1, 2), cut(2, 3)) == [
        [.build("a", 1)], [], [.rebuild("a", from: 1, to: 3)], [.teardown("a")],
      ]
    )
  }
}
