import Testing

@testable import Results

@Suite struct CoverageTests {
  private let whole = "Boxing.store.any.32B"

  private func kinds(_ before: ResultTable, _ after: ResultTable) -> [CoverageFinding.Kind] {
    Coverage(baseline: before, candidate: after).findings.map(\.kind)
  }

  @Test func equalTablesLeaveNothingToSay() throws {
    let rows = try table(exact(whole, .allocations, 1), exact(whole, .retains, 0))
    #expect(kinds(rows, rows).isEmpty)
  }

  @Test func namesARowThatIsGoneAndOneThatIsNew() throws {
    let findings = Coverage(
      baseline: try table(exact("Boxing.store.any", .allocations, 1)),
      candidate: try table(exact("Dispatch.method.any", .allocations, 1))
    ).findings
    #expect(findings.map(\.kind) == [.missing, .new])
    #expect(findings.map(\.benchmark.family) == ["Boxing", "Dispatch"])
  }

  @Test func recognisesARenamedRowByItsCost() throws {
    let before = try table(exact("Boxing.store.any", .instructions, 161))
    let renamed = try table(exact("Boxing.put.any", .instructions, 161))
    let dearer = try table(exact("Boxing.put.any", .instructions, 162))
    let findings = Coverage(baseline: before, candidate: renamed).findings
    #expect(findings.map(\.kind) == [.renamed])
    #expect(findings[0].detail == "Boxing.put.any")
    #expect(kinds(before, dearer) == [.missing, .new])
  }

  @Test func doesNotGuessBetweenTwoHeirs() throws {
    let before = try table(exact("Boxing.store.any", .instructions, 161))
    let after = try table(
      exact("Boxing.put.any", .instructions, 161),
      exact("Boxing.set.any", .instructions, 161)
    )
    #expect(kinds(before, after) == [.missing, .new, .new])
  }

  @Test(arguments: [
    (RowStatus.crashed, CoverageFinding.Kind.crashed, ExitCode.benchmarkFailed),
    (.timedOut, .timedOut, .benchmarkFailed), (.unstable, .unstable, .inconclusive),
    (.notMeasured, .notMeasured, .coverage),
  ])
  func namesWhatTheCandidateLost(
    _ status: RowStatus,
    _ kind: CoverageFinding.Kind,
    _ exit: ExitCode
  ) throws {
    let findings = Coverage(
      baseline: try table(exact(whole, .allocations, 1), exact(whole, .retains, 1)),
      candidate: try table(
        lost(whole, .allocations, status, "why"),
        lost(whole, .retains, status, "why")
      )
    ).findings
    #expect(
      findings == [
        CoverageFinding(kind, name(whole), metrics: [.allocations, .retains], detail: "why")
      ]
    )
    #expect(kind.exitCode == exit)
  }

  @Test func aFigureThatIsNotThereAtAllIsNotMeasured() throws {
    let before = try table(exact(whole, .allocations, 1), exact(whole, .retains, 1))
    let after = try table(exact(whole, .allocations, 1))
    #expect(kinds(before, after) == [.notMeasured])
    #expect(kinds(after, before) == [.new])
  }

  @Test func aCrashThatTheBaselineHadTooIsStillNamed() throws {
    let rows = try table(lost(whole, .allocations, .crashed, "signal 11"))
    #expect(kinds(rows, rows) == [.crashed])
  }

  @Test func countsAloneMayBeHeldAgainstATimedBaseline() throws {
    let time = ResultRow(benchmark: name(whole), metric: .time, value: 2, n: 12)
    let before = try table(exact(whole, .allocations, 1), time)
    #expect(kinds(before, try table(exact(whole, .allocations, 1))).isEmpty)
    let other = ResultRow(benchmark: name("Boxing.copy.any"), metric: .time, value: 2, n: 12)
    let after = try table(exact(whole, .allocations, 1), other)
    #expect(kinds(before, after) == [.notMeasured, .new])
  }

  @Test func groupsTheSameFateOfManyRows() throws {
    let names = ["Boxing.copy.any", "Boxing.store.any", "Boxing.copy.Any"]
    let before = try ResultTable(names.map { exact($0, .retains, 1) })
    let after = try ResultTable(names.map { lost($0, .retains, .notMeasured, "no valgrind") })
    let groups = Coverage(baseline: before, candidate: after).groups
    #expect(groups.map(\.count) == [3])
  }
}
