import Testing
import ViewTree

@testable import Trees

/// Where branches and erased values may differ, M18 and M19, and that they differ in nothing else.
@MainActor @Suite struct FlipTests {
  private struct Branches: Staged {
    let isFirst: Bool
    let isSameType: Bool
    let journal: Journal
    var scene: some View {
      if isFirst {
        Counter("a", journal)
      } else if isSameType {
        Counter("b", journal)
      } else {
        Text("b")
      }
    }
  }

  private struct Value: Staged {
    let isFirst: Bool
    let isSameType: Bool
    let journal: Journal
    var scene: some View { veil }

    private var veil: Veil {
      if isFirst { return Veil(Counter("a", journal)) }
      return isSameType ? Veil(Counter("b", journal)) : Veil(Text("b"))
    }
  }

  private func effects(_ erasure: Erasure, isSameType: Bool) -> (branches: Effect, value: Effect) {
    Erasure.$current.withValue(erasure) {
      let journal = Journal()
      let branches = mount(Branches(isFirst: true, isSameType: isSameType, journal: journal))
      let value = mount(Value(isFirst: true, isSameType: isSameType, journal: journal))
      return (
        branches.effect {
          branches.update(
            to: Branches(isFirst: false, isSameType: isSameType, journal: journal)
          )
        },
        value.effect {
          value.update(to: Value(isFirst: false, isSameType: isSameType, journal: journal))
        }
      )
    }
  }

  private nonisolated static let erasures = Erasure.allCases.filter { $0 != .compiler }

  @Test(arguments: erasures)
  func betweenTwoTypesBothReplace(_ erasure: Erasure) {
    let (branches, value) = effects(erasure, isSameType: false)
    #expect(value.broken(against: branches).isEmpty, "\(value); branches: \(branches)")
    #expect(branches.counts[.statesReset] == 1)
  }

  @Test(arguments: erasures)
  func betweenTwoValuesOfOneTypeBranchesReplaceAndAnErasedValueIsKept(_ erasure: Erasure) {
    let (branches, value) = effects(erasure, isSameType: true)
    #expect(branches.counts[.statesReset] == 1)
    #expect(value.counts[.statesReset] == 0)
    #expect(value.counts[.nodesCreated] == 0)
    #expect(value.counts[.nodesDestroyed] == 0)
    #expect(value.counts[.hostUpdates] == 1)
    #expect(branches.counts[.bodiesRun] == value.counts[.bodiesRun])
  }
}
