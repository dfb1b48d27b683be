import Testing

@testable import ReportGen
@testable import Results

/// Two forms of one question, counted in a default build and in another.
@Suite struct MatrixReportTests {
  static let some = "Opaque.result.some.hidden"
  static let any = "Opaque.result.any.hidden"

  @Test(arguments: [
    (some: 100.0, any: 63.0, changes: true), (some: 69, any: 63, changes: false),
    (some: 12, any: 63, changes: false), (some: 63, any: 63, changes: false),
  ])
  func callsAnExchangeOnlyWhereBothOrdersAreClear(
    _ counted: (some: Double, any: Double, changes: Bool)
  ) throws {
    let base = try mode("default", some: 12, any: 63)
    let other = try mode("resilient", some: counted.some, any: counted.any)
    let run = try #require(base.run)
    let question = try #require(MatrixQuestion.all(of: run).first)
    #expect(question.title == "Opaque.result, hidden")
    #expect(question.exchanges(from: base, to: base).isEmpty)
    #expect(!question.exchanges(from: base, to: other).isEmpty == counted.changes)
  }

  @Test func namesTheCallsThatAreNewInTheFormThatFellBehind() throws {
    let report = MatrixReport(
      modes: [
        try mode("default", some: 12, any: 63),
        try mode("resilient", some: 4_210, any: 70, lookups: 1),
      ],
      command: "ReportGen matrix"
    )
    #expect(
      report.text.contains("resilient: some falls behind any: its 0 → 1 conformance look-ups.")
    )
    #expect(report.text.contains("- resilient: in 1 of 1"))
  }

  @Test func saysWhyAModeWasRefusedAndLeavesItOutOfTheTables() throws {
    let refused = BuildMatrix.Mode(
      name: "size",
      about: "optimised for size",
      flags: ["-Osize"],
      refusal: "the build failed: no"
    )
    let report = MatrixReport(
      modes: [try mode("default", some: 12, any: 63), MatrixMode(entry: refused, run: nil)],
      command: "ReportGen matrix"
    )
    #expect(report.text.contains("**size is refused:** the build failed: no"))
    #expect(!report.text.contains("- size: in"))
  }

  @Test func drawsTheFormsThatChangePlaces() throws {
    let modes = [
      try mode("default", some: 12, any: 63), try mode("resilient", some: 4_210, any: 70),
    ]
    let charts = MatrixCharts(modes: modes).all
    #expect(charts.map(\.name) == ["modes-opaque-result--hidden"])
    #expect(charts[0].title == "Opaque.result, hidden: in resilient, some falls behind any")
    let texts = try XMLText(charts[0].svg).texts
    #expect(
      texts.contains("\(Self.some) in resilient: 4210")
        && texts.contains("instructions per operation")
    )
    let report = MatrixReport(modes: modes, command: "x")
    #expect(report.text.contains("](charts/modes-opaque-result--hidden.svg)"))
  }

  @Test func drawsNothingWhereNoFormMoves() throws {
    let mode = try mode("default", some: 12, any: 63)
    #expect(MatrixCharts(modes: [mode]).all.isEmpty)
    #expect(MatrixCharts(modes: [mode, mode]).all.isEmpty)
  }

  private func mode(
    _ name: String,
    some: Double,
    any: Double,
    lookups: Double = 0
  ) throws -> MatrixMode {
    let rows = [
      try row(Self.some, .instructions, some), try row(Self.some, .conformanceLookups, lookups),
      try row(Self.any, .instructions, any), try row(Self.any, .conformanceLookups, 0),
    ]
    var manifest = MadeUpRun.manifest
    manifest.benchmarks = [Self.some, Self.any].map {
      BenchmarkDescription(name: $0, reference: nil, operationsPerIteration: 1, leaves: "nothing")
    }
    let run = ComparedRun(path: name, table: try ResultTable(rows), manifest: manifest)
    let entry = BuildMatrix.Mode(name: name, about: "made up", flags: [])
    return MatrixMode(entry: entry, run: run)
  }

  private func row(_ name: String, _ metric: Metric, _ value: Double) throws -> ResultRow {
    let benchmark = try #require(BenchmarkName(name))
    return ResultRow(benchmark: benchmark, metric: metric, value: value, n: 2)
  }
}
