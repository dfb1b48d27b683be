import Testing

@testable import ReportGen
@testable import Results

@Suite struct CostSumTests {
  private func evidence(_ text: String, _ changes: String = "") throws -> Evidence {
    Evidence(try ResultTable(changed(rows(text), by: rows(changes))), MadeUpRun.manifest)
  }

  private func sum(_ text: String) throws -> CostSum? {
    let evidence = try evidence(text)
    return CostSum(ErasedRow.all(evidence), evidence)
  }

  @Test func takesOffWhatIsKnownOfARow() throws {
    let units = UnitCost.isolated(try evidence(MadeUpEdges.units))
    #expect(units.map(\.cost.value) == [1, 5, 10, 3, 2])
    #expect(units.map(\.instructions) == [10, 20, 100, 30, 15])
  }

  @Test func carriesTheIntervalsOfWhatIsTakenOff() throws {
    let branch =
      "Dispatch.method.anyClassBound.one difference 1 [0.5 2] Dispatch.method.concrete.one"
    let units = UnitCost.isolated(try evidence(MadeUpEdges.units, branch))
    #expect(units.first { $0.source.metric == .allocations }?.cost == Interval(10, 9, 10.5))
  }

  @Test(arguments: [
    // Another count that no row isolates.
    "Boxing.copy.classBox.32B dynamic_casts 8",
    // None of its own.
    "Boxing.copy.classBox.32B retains 7",
    // Fewer than its reference.
    "Boxing.copy.classBox.32B retains 5",
  ])
  func isolatesNothingInARowOfOtherCounts(_ change: String) throws {
    let units = UnitCost.isolated(try evidence(MadeUpEdges.units, change))
    #expect(!units.contains { $0.source.metric == .retains })
    // Nor, then, a cast, whose row has a retain.
    #expect(units.map(\.source.metric) == [.indirectBranches, .allocations, .exclusivityChecks])
  }

  @Test func addsUpToTheDigitWhereTheTimeIsASum() throws {
    let sum = try #require(try sum(MadeUpEdges.units + MadeUpEdges.edges))
    #expect(sum.fitted.map(\.name) == ["instruction that belongs to no count"])
    #expect(abs(sum.fitted[0].cost.value - 0.1) < 1e-12)
    #expect(sum.checked.count == MadeUpEdges.extras.count)
    for (row, extra) in zip(sum.checked, MadeUpEdges.extras) {
      #expect(abs(row.predicted - extra.time) < 1e-9)
      #expect(abs(row.error) < 1e-9)
    }
  }

  @Test func fitsWhatNoRowIsolates() throws {
    let units = MadeUpEdges.units.split(separator: "\n").filter { !$0.hasPrefix("Cast") }
    let sum = try #require(try sum(units.joined(separator: "\n") + "\n" + MadeUpEdges.edges))
    #expect(sum.units.map(\.source.metric).contains(.dynamicCasts) == false)
    #expect(sum.fitted.first?.name == "dynamic cast")
    // The 15 instructions of a cast now count with the rest, at 0.1 each: 2 − 1.5 is left for it.
    #expect(abs((sum.fitted.first?.cost.value ?? 0) - 0.5) < 1e-9)
    #expect(sum.checked.allSatisfy { abs($0.error) < 1e-9 })
  }

  @Test func saysHowFarItIsOff() throws {
    let odd = MadeUpEdges.compared(
      "ViewUpdate.odd",
      "anyView.10",
      "typed.10",
      MadeUpEdges.Extra(allocations: 1),
      edges: 1,
      time: 40
    )
    let sum = try #require(try sum(MadeUpEdges.units + MadeUpEdges.edges + odd))
    let last = try #require(sum.checked.last)
    #expect(abs(last.rest - -30) < 1e-9)
    #expect(abs(last.error - -0.75) < 1e-9)
  }

  @Test func holdsNothingAgainstADifferenceThatMayBeNone() throws {
    let evidence = try evidence(
      MadeUpEdges.units + MadeUpEdges.edges,
      "ViewUpdate.o0.anyView.10 difference 15 [-1 20] ViewUpdate.o0.typed.10"
    )
    let sum = try #require(CostSum(ErasedRow.all(evidence), evidence))
    #expect(sum.checked.count == MadeUpEdges.extras.count - 1)
    #expect(sum.predictions.count == MadeUpEdges.extras.count)
  }

  @Test func saysNothingWhereTheRestIsNotDetermined() throws {
    #expect(try sum(MadeUpEdges.units) == nil)
    let one = MadeUpEdges.edges.split(separator: "\n").filter { $0.contains(".o0.") }
    #expect(try sum(MadeUpEdges.units + one.joined(separator: "\n")) == nil)
  }
}
