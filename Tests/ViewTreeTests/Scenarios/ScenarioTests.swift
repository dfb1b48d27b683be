import Testing
import ViewTree

@Suite struct ScenarioTests {
  @Test(arguments: Scenarios.all)
  func holds(_ scenario: Scenario) async {
    let outcome = await scenario.run()
    #expect(outcome.mismatches.isEmpty)
    #expect(outcome.holds)
  }

  @Test func areNamedOnce() {
    let repeated = Dictionary(grouping: Scenarios.all, by: \.id).filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty, "\(repeated.sorted())")
  }

  @Test func coverTheWholeTable() {
    let table = (1...44).map { $0 < 10 ? "S0\($0)" : "S\($0)" }
    #expect(Set(Scenarios.semantics.map(\.id)) == Set(table))
    let reports = (1...24).map { $0 < 10 ? "B0\($0)" : "B\($0)" }
    #expect(Set(Scenarios.reports.map(\.id)) == Set(reports))
    let claims =
      ["D01", "D02", "E01", "E02", "E03", "E04", "E05", "E07", "E08", "E09", "E10", "E12", "E13"]
      + (1...7).map { "F0\($0)" } + (1...9).map { "G0\($0)" } + ["G10", "H01", "H02", "H03"]
    #expect(Set(Scenarios.claims.map(\.id)) == Set(claims))
  }
}
