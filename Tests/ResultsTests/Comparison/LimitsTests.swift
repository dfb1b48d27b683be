import Testing

@testable import Results

@Suite struct LimitsTests {
  private static let header = "pattern,metric,absolute,relative,reason\n"

  private func read(_ lines: String, header: String = header) throws -> Limits {
    try withTemporaryDirectory { directory in
      let path = directory + "/limits.csv"
      try OutputFile.write(Array((header + lines).utf8), to: path)
      var limits = try Limits(readingFrom: path)
      limits.path = "limits.csv"
      return limits
    }
  }

  @Test func readsPatternMetricToleranceAndReason() throws {
    let limits = try read("^Tree\\.,allocations,1,,hash tables grow\nany,*,,0.02,\"a, b\"\n")
    #expect(limits.lines.map(\.number) == [2, 3])
    #expect(limits.lines.map(\.metric) == [.allocations, nil])
    #expect(limits.lines.map(\.tolerance) == [Tolerance(absolute: 1), Tolerance(relative: 0.02)])
    #expect(limits.lines.map(\.reason) == ["hash tables grow", "a, b"])
  }

  @Test(arguments: [
    ("(,allocations,1,,why\n", "pattern"), (",allocations,1,,why\n", "pattern"),
    ("a,speed,1,,why\n", "metric 'speed'"), ("a,ratio,1,,why\n", "metric 'ratio'"),
    ("a,allocations,,,why\n", "no limit"), ("a,allocations,-1,,why\n", "below 0"),
    ("a,allocations,one,,why\n", "'one'"), ("a,allocations,1,,\n", "empty reason"),
    ("a,allocations,1,why\n", "4 fields"),
  ])
  func refusesALineThatCannotBeMeant(_ line: String, _ word: String) throws {
    let error = #expect(throws: ResultFileError.self) { try read(line) }
    let text = try #require(error).description
    #expect(text.contains(":2: found") && text.contains(word), "\(text)")
  }

  @Test func refusesAnotherHeader() {
    #expect(throws: ResultFileError.self) { try read("", header: "pattern,metric,limit\n") }
  }

  @Test func theLastLineThatMatchesDecidesAndIsTheOnlyOneUsed() throws {
    let limits = try read(
      "^Boxing\\.,*,1,,the family\n^Boxing\\.copy,retains,2,,the operation\nstore,*,9,,hides\n"
    )
    let names: Set = [name("Boxing.copy.any"), name("Boxing.store.any")]
    var lookup = LimitLookup(limits, for: names)
    #expect(lookup.line(for: name("Boxing.copy.any"), .retains)?.number == 3)
    #expect(lookup.unused.map(\.number) == [2, 4])
    #expect(lookup.line(for: name("Boxing.copy.any"), .releases)?.number == 2)
    #expect(lookup.line(for: name("Boxing.store.any"), .retains)?.number == 4)
    #expect(lookup.unused.isEmpty)
    #expect(lookup.line(for: name("Dispatch.method.any"), .retains) == nil)
  }

  @Test func aStarLeavesAloneWhatIsNotGatedAnyway() throws {
    let limits = try read("any,*,1,,why\n")
    var lookup = LimitLookup(limits, for: [name("Boxing.copy.any")])
    #expect(lookup.line(for: name("Boxing.copy.any"), .indirectMispredictions) == nil)
    #expect(lookup.line(for: name("Boxing.copy.any"), .time) == nil)
  }

  @Test(arguments: [
    "Boxing,retains,1,,only the baseline has it\n", "Tree,retains,1,,only the candidate has it\n",
    "Boxing,time,1,,nothing was timed\n", "Dispatch,releases,1,,lost in the candidate\n",
  ])
  func aLineAboutARowOfEitherSideIsNotUnused(_ line: String) throws {
    let before = try table(
      exact("Boxing.copy.any", .retains, 1),
      exact("Dispatch.method.any", .releases, 1)
    )
    let after = try table(
      exact("Tree.walk.any", .retains, 1),
      lost("Dispatch.method.any", .releases, .crashed, "signal 11")
    )
    var lookup = LimitLookup(
      try read(line),
      for: Set((before.rows + after.rows).map(\.benchmark))
    )
    let report = try GateReport(
      baseline: run("a", before),
      candidate: run("b", after),
      time: nil,
      limits: &lookup,
      policy: GateReport.Policy()
    )
    #expect(report.outcome == .failed, "what was lost is said, and no limit is blamed")
  }

  @Test func aLineThatDecidesNothingIsAnError() throws {
    let limits = try read("Gone,*,1,,an old row\n")
    let rows = try table(exact("Boxing.copy.any", .retains, 1))
    var lookup = LimitLookup(limits, for: [name("Boxing.copy.any")])
    let error = #expect(throws: LimitsError.self) {
      try GateReport(
        baseline: run("a", rows),
        candidate: run("b", rows),
        time: nil,
        limits: &lookup,
        policy: GateReport.Policy()
      )
    }
    let words = "limits.csv:2: found a limit for 'Gone' that decides about no figure"
    #expect(try #require(error).description.hasPrefix(words))
  }
}
