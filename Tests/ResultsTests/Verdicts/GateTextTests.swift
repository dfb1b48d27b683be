import Testing

@testable import Results

@Suite struct GateTextTests {
  private func text(_ report: GateReport, isVerbose: Bool = false) -> String {
    GateText(report, limitsPath: "results/limits.csv", isVerbose: isVerbose).lines
      .map { $0 + "\n" }.joined()
  }

  @Test func aGateThatPassesIsOneLine() throws {
    let rows = try table(exact("Boxing.store.any.32B", .allocations, 1))
    let lines = GateText(try gate(run("a", rows), run("b", rows))).lines
    #expect(
      lines == [
        "verdict: passed exit=0 compared=1 dearer=0 cheaper=0 uncovered=0 mismatches=0"
      ]
    )
  }

  @Test func aFailingGateSaysWhatGotDearerAndWhatElseHappened() throws {
    let report = try FailingGate.report()
    try expectGolden(text(report), "gate-failing.txt")
    try expectGolden(
      String(decoding: try report.verdictJSON(), as: UTF8.self),
      "gate-failing.json"
    )
  }

  @Test func aRefusedGateNamesTheFieldsThatDiffer() throws {
    var other = manifest()
    other.build.compiler = .known("Swift 6.4\u{1B}[31m")
    let rows = try table(exact("Boxing.store.any.32B", .allocations, 1))
    let dearer = try table(exact("Boxing.store.any.32B", .allocations, 2))
    let refused = try gate(run("a", rows), run("b", dearer, other))
    try expectGolden(text(refused), "gate-refused.txt")
    let allowed = try gate(
      run("a", rows),
      run("b", dearer, other),
      policy: .init(allowsMismatch: true)
    )
    try expectGolden(text(allowed), "gate-advisory.txt")
  }

  @Test func staysOnOneScreenHoweverMuchChanged() throws {
    let names = (1...200).map { "Boxing.store.any.\($0)B" }
    let before = try ResultTable(names.map { exact($0, .allocations, 0) })
    let after = try ResultTable(names.map { exact($0, .allocations, 1) })
    let lines = GateText(try gate(run("a", before), run("b", after))).lines
    #expect(lines.count <= 24)
    #expect(lines.contains("  and 188 more; verdict.json has all"))
  }
}

/// A comparison in which everything that can happen to a row happens to one.
enum FailingGate {
  static func report() throws -> GateReport {
    let before = try table(
      exact("Boxing.store.any.32B", .allocations, 0),
      exact("Boxing.store.any.32B", .instructions, 161),
      exact("Dispatch.method.any.one", .indirectBranches, 1),
      exact("Dispatch.method.some.one", .indirectBranches, 1),
      exact("Dispatch.getter.any.one", .retains, 2),
      exact("Tree.diff.any.256", .retains, 2),
      exact("Tree.fold.any.256", .retains, 2),
      exact("Tree.walk.any.256", .retains, 7)
    )
    let after = try table(
      exact("Boxing.store.any.32B", .allocations, 1),
      exact("Boxing.store.any.32B", .instructions, 456),
      exact("Dispatch.method.any.one", .indirectBranches, 1),
      exact("Dispatch.method.some.one", .indirectBranches, 0),
      exact("Dispatch.getter.any.one", .retains, 3),
      lost("Tree.diff.any.256", .retains, .crashed, "ended by signal 11"),
      lost("Tree.fold.any.256", .retains, .unstable, "2, then 3"),
      exact("Tree.visit.any.256", .retains, 7)
    )
    let limit = Limits.Line(
      number: 2,
      pattern: try require(Pattern("getter")),
      metric: .retains,
      tolerance: Tolerance(absolute: 1),
      reason: "the getter may retain once more"
    )
    let limits = Limits(path: "results/limits.csv", lines: [limit])
    var lookup = LimitLookup(limits, for: Set(before.rows.map(\.benchmark)))
    return try GateReport(
      baseline: run("results/baseline", before),
      candidate: run("results/latest", after, manifest(commit: "2222222222222222")),
      time: times,
      limits: &lookup,
      policy: .init(time: .blocking)
    )
  }

  private static var times: TimeComparisons {
    let rows = [
      blocks("Boxing.store.any.32B", change: 0.06),
      blocks("Dispatch.getter.any.one", change: 0.04),
      blocks("Dispatch.method.any.one", change: 0),
      blocks("Dispatch.method.some.one", change: -0.2),
      blocks("Tree.walk.any.256", change: 0, spread: 0.2),
    ]
    let again = [
      blocks("Boxing.store.any.32B", change: 0.05),
      blocks("Dispatch.getter.any.one", change: 0),
      blocks("Dispatch.method.some.one", change: -0.2),
    ]
    func null(_ rows: [BlockDifferences]) -> [BlockDifferences] {
      rows.map { blocks($0.benchmark.description, change: 0) }
    }
    return TimeComparisons(
      first: .init(rows: rows, null: null(rows)),
      second: .init(rows: again, null: null(again))
    ) { _ in TimeComparisons.standardTolerance }
  }

  private static func require<Value>(_ value: Value?) throws -> Value { try #require(value) }
}
