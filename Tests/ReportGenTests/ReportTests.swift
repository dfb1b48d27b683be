import Testing

@testable import ReportGen
@testable import Results

@Suite struct ReportTests {
  static func report() throws -> String {
    Report(
      input: RunInput(results: try ResultTable(MadeUpRun.results), manifest: MadeUpRun.manifest),
      command: "ReportGen report --input run --output REPORT.md"
    ).text
  }

  @Test func reportsOnAMadeUpRun() throws { expectGolden(try Self.report(), "report.md") }

  @Test func givesTheSameBytesForTheSameInput() throws {
    #expect(try Self.report() == Self.report())
  }

  @Test func givesEveryTableRowItsTitlesNumberOfCells() throws {
    for block in try Self.report().split(separator: "\n\n") where block.hasPrefix("|") {
      let bars = block.split(separator: "\n").map { line in
        line.indices.count {
          line[$0] == "|" && (line.startIndex == $0 || line[line.index(before: $0)] != "\\")
        }
      }
      #expect(Set(bars).count == 1, "\(block)")
    }
  }

  @Test func showsHostileWordsInert() throws {
    let text = try Self.report()
    #expect(!text.replacing("\\<", with: "").contains("<b>"))
    #expect(!text.contains("\u{1B}"))
    #expect(!text.contains("\u{202E}"))
  }

  @Test func saysThatTheFloorIsNotKnown() throws {
    var manifest = MadeUpRun.manifest
    manifest.layoutFloor = .unknown(because: "no clones")
    manifest.interrupted = true
    manifest.build.kind = .debug
    let text = Report(
      input: RunInput(results: try ResultTable(MadeUpRun.results), manifest: manifest),
      command: "x"
    ).text
    #expect(text.contains("The layout floor is not known (no clones), so 1.25x stands in"))
    #expect(text.contains("- **Layout floor:** not known (no clones)\n"))
    #expect(text.contains("**The run was interrupted"))
    #expect(text.contains("**This is a debug build"))
  }

  @Test(arguments: [
    (nil, 0, "one build was measured, so no interval here covers what"),
    (1, 0, "one build was measured, so no interval here covers what"),
    (3, 0, "3 builds took turns, alike in all but code placement; they agree about every"),
    (3, 1, "they disagree about 1 benchmark by more than the interval of one: `layout-sensitive`"),
  ])
  func saysHowManyBuildsWereMeasured(_ builds: Int?, _ sensitive: Int, _ words: String) throws {
    var manifest = MadeUpRun.manifest
    manifest.builds = builds
    var rows = MadeUpRun.results
    let name = try #require(BenchmarkName("Boxing.store.any.32B"))
    for index in rows.indices where rows[index].benchmark == name && sensitive > 0 {
      if rows[index].metric == .time || rows[index].metric == .ratio {
        rows[index].status = .layoutSensitive
      }
    }
    let input = RunInput(results: try ResultTable(rows), manifest: manifest)
    let line = RunFacts(input: input).lines.first { $0.hasPrefix("- **Builds:** ") }
    #expect(try #require(line).contains(words))
  }

  /// The interval of a row on which builds disagree spans them; it is that interval that is claimed.
  @Test func claimsNoLessThanTheRangeOfTheBuilds() throws {
    let (text, reference) = ("Boxing.store.any.32B", "Boxing.store.concrete.32B")
    let name = try #require(BenchmarkName(text))
    let fast: [(build: Int, value: Double)] = (0..<6).map { (0, 1.10 + Double($0) / 1_000) }
    let slow: [(build: Int, value: Double)] = (0..<24).map { (1 + $0 / 6, 1.60 + Double($0) / 1e4) }
    let units = fast + slow
    let estimate = try #require(Estimate(medianOf: units.map(\.value)))
    let row = ResultRow(
      benchmark: name,
      metric: .ratio,
      value: nil,
      n: units.count,
      reference: BenchmarkName(reference)
    ).measured(estimate, units: units)
    #expect(try #require(estimate.low) > 1.5, "most launches are of slow builds")
    #expect(row.status == .layoutSensitive)
    let results = try ResultTable([row])
    let within = Findings(in: results, layoutFloor: .known(1.2))
    #expect(within.list.isEmpty, "one build lies below the floor")
    let beyond = Findings(in: results, layoutFloor: .known(1.05))
    #expect(beyond.list.count == 1)
  }

  @Test func reportsOnARunWithoutRows() throws {
    let text = Report(
      input: RunInput(results: ResultTable(), manifest: MadeUpRun.manifest),
      command: "x"
    ).text
    #expect(text.contains("No ratio has an interval that lies beyond the layout floor as a whole."))
    #expect(text.contains("results.csv has no row of it"))
  }
}
