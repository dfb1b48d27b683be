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

  @Test func reportsOnARunWithoutRows() throws {
    let text = Report(
      input: RunInput(results: ResultTable(), manifest: MadeUpRun.manifest),
      command: "x"
    ).text
    #expect(text.contains("No ratio has an interval that lies beyond the layout floor as a whole."))
    #expect(text.contains("results.csv has no row of it"))
  }
}
