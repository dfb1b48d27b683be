import Testing
import ViewTree

@testable import ErasedTrees
@testable import Trees

@Suite struct ScenarioTests {
  @Test(arguments: Trees.Scenarios.all)
  func holds(_ scenario: Trees.Scenario) async {
    let outcome = await scenario.run()
    #expect(outcome.mismatches.isEmpty)
    #expect(outcome.holds)
  }

  @Test(arguments: Trees.Erasure.allCases.filter { $0 != .typed && $0 != .compiler })
  func holdUnder(_ erasure: Trees.Erasure) async {
    for scenario in Trees.Scenarios.all {
      let outcome = await scenario.run(under: erasure)
      #expect(outcome.holds, "\(scenario.id): \(outcome.mismatches)")
    }
  }

  /// Otherwise all of the above would be about the typed tree.
  @Test(arguments: [
    (Trees.Erasure.typed, 0), (.anyViewRoot, 1), (.anyViewRows, 2), (.anyView, 6), (.classBox, 6),
    (.closure, 6), (.threeClosures, 6), (.storedAny, 6),
  ])
  @MainActor func eraseWhatTheySayTheyErase(_ erasure: Trees.Erasure, _ nodes: Int) {
    Trees.Erasure.$current.withValue(erasure) {
      let host = Trees.mount(Trees.ItemList(ids: [1, 2], Trees.Journal()))
      // The root, the list's content, and each of two rows and its content.
      #expect(host.counters.erasure.nodesCreated == nodes)
    }
  }

  @Test func holdCompiledWithErasure() async {
    for scenario in ErasedTrees.Scenarios.all {
      let outcome = await scenario.run(under: .compiler)
      #expect(outcome.holds, "\(scenario.id): \(outcome.mismatches)")
    }
  }

  @Test(arguments: [Trees.Scenarios.oneOf, Trees.Scenarios.anyViews, Trees.Scenarios.nodeEnum])
  func holdForOtherStructures(_ scenarios: [Trees.Scenario]) async {
    for scenario in scenarios {
      let outcome = await scenario.run()
      #expect(outcome.holds, "\(scenario.id): \(outcome.mismatches)")
    }
  }

  /// A difference that is declared and does not occur would be a false finding.
  @Test func aDeclaredDifferenceIsOne() async {
    let differing = Trees.Scenarios.all.filter { $0.difference != nil }
    #expect(!differing.isEmpty)
    for scenario in differing {
      let outcome = await scenario.run(under: .typed, expectingDifference: true)
      #expect(!outcome.holds, "\(scenario.id) has the other outcome without erasure")
    }
  }

  @Test func areNamedOnce() {
    let repeated = Dictionary(grouping: Trees.Scenarios.all, by: \.id).filter { $0.value.count > 1 }
    #expect(repeated.isEmpty, "\(repeated.keys.sorted())")
  }

  @Test func coverTheWholeTable() {
    let table = (1...44).map { $0 < 10 ? "S0\($0)" : "S\($0)" }
    #expect(Set(Trees.Scenarios.semantics.map(\.id)) == Set(table))
    let reports = (1...24).map { $0 < 10 ? "B0\($0)" : "B\($0)" }
    #expect(Set(Trees.Scenarios.reports.map(\.id)) == Set(reports))
    let claims =
      ["D01", "D02", "E01", "E02", "E03", "E04", "E05", "E07", "E08", "E09", "E10", "E12", "E13"]
      + (1...7).map { "F0\($0)" } + (1...9).map { "G0\($0)" } + ["G10", "H01", "H02", "H03"]
    #expect(Set(Trees.Scenarios.claims.map(\.id)) == Set(claims))
  }
}
