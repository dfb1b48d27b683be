import Testing

@testable import Results

@Suite struct GateReportTests {
  private let row = "Boxing.store.any"

  private func outcome(
    _ before: ResultRow,
    _ after: ResultRow,
    _ policy: GateReport.Policy = GateReport.Policy(),
    time: TimeComparisons? = nil,
    candidate: Manifest = manifest()
  ) throws -> GateOutcome {
    try gate(
      run("a", try table(before)),
      run("b", try table(after), candidate),
      time: time,
      policy: policy
    ).outcome
  }

  private func time(_ change: Double, null: Double = 0, spread: Double = 0.001) -> TimeComparisons {
    let stage = TimeComparisons.Stage(
      rows: [blocks(row, change: change, spread: spread)],
      null: [blocks(row, change: null)]
    )
    return TimeComparisons(first: stage, second: stage) { _ in TimeComparisons.standardTolerance }
  }

  @Test func passesImprovesOrFailsByExactFigures() throws {
    #expect(try outcome(exact(row, .retains, 1), exact(row, .retains, 1)) == .passed)
    #expect(try outcome(exact(row, .retains, 1), exact(row, .retains, 0)) == .improved)
    #expect(try outcome(exact(row, .retains, 1), exact(row, .retains, 2)) == .regression)
  }

  @Test func aGateThatCouldNotFailDoesNotPass() throws {
    let timed = ResultRow(benchmark: name(row), metric: .time, value: 2, n: 12)
    #expect(try outcome(timed, timed) == .coverage)
    #expect(try outcome(timed, timed, .init(time: .blocking)) == .coverage)
    #expect(try outcome(timed, timed, .init(time: .blocking), time: time(0)) == .passed)
  }

  @Test func timeFailsTheGateOnlyWhereItMay() throws {
    let count = exact(row, .retains, 1)
    #expect(try outcome(count, count, time: time(0.05)) == .passed)
    #expect(try outcome(count, count, .init(time: .blocking), time: time(0.05)) == .regression)
    #expect(try outcome(count, count, .init(time: .blocking), time: time(-0.05)) == .improved)
  }

  @Test func contaminatedTimesFailNothingButAStrictGate() throws {
    let count = exact(row, .retains, 1)
    let bad = time(0.05, null: 0.05)
    #expect(try outcome(count, count, .init(time: .blocking), time: bad) == .passed)
    let strict = GateReport.Policy(time: .blocking, isStrict: true)
    #expect(try outcome(count, count, strict, time: bad) == .contaminated)
    #expect(GateOutcome.contaminated.exitCode == .inconclusive)
  }

  @Test func whatCannotBeToldFailsAStrictGateOnly() throws {
    let count = exact(row, .retains, 1)
    let vague = time(0, spread: 0.3)
    #expect(try outcome(count, count, time: vague) == .passed)
    #expect(try outcome(count, count, .init(isStrict: true), time: vague) == .inconclusive)
    let unstable = lost(row, .retains, .unstable, "1, then 2")
    let rows = (try table(count, exact(row, .releases, 1)), exact(row, .releases, 1))
    let report = try gate(
      run("a", rows.0),
      run("b", try table(unstable, rows.1)),
      policy: .init(isStrict: true)
    )
    #expect(report.outcome == .inconclusive)
  }

  @Test func coverageOutweighsARegressionAndACrashOutweighsBoth() throws {
    let before = try table(
      exact(row, .retains, 1),
      exact("Tree.diff.any", .retains, 1),
      exact("Tree.fold.any", .retains, 1)
    )
    let gone = try table(exact(row, .retains, 2), exact("Tree.diff.any", .retains, 1))
    #expect(try gate(run("a", before), run("b", gone)).outcome == .coverage)
    let crashed = try table(
      exact(row, .retains, 2),
      lost("Tree.diff.any", .retains, .crashed, "signal 11")
    )
    #expect(try gate(run("a", before), run("b", crashed)).outcome == .failed)
  }

  @Test func anotherCompilerIsRefusedOrMadeAdvisory() throws {
    var other = manifest()
    other.build.compiler = .known("Swift 6.4")
    let (before, after) = (exact(row, .retains, 1), exact(row, .retains, 2))
    #expect(try outcome(before, after, candidate: other) == .mismatch)
    #expect(GateOutcome.mismatch.exitCode == .coverage)
    let allowed = GateReport.Policy(allowsMismatch: true)
    #expect(try outcome(before, after, allowed, candidate: other) == .advisory)
    #expect(try outcome(before, after, allowed) == .regression)
  }

  @Test func aNewRowIsNamedAndFailsNothing() throws {
    let before = try table(exact(row, .retains, 1))
    let after = try table(exact(row, .retains, 1), exact("Tree.diff.any", .retains, 1))
    let report = try gate(run("a", before), run("b", after))
    #expect(report.outcome == .passed)
    #expect(report.coverage.findings.map(\.kind) == [.new])
  }
}
