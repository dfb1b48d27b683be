import Foundation
import Testing

@testable import ReportGen
@testable import Results

@Suite struct SpliceStatusTests {
  private static let template = """
    # Title

    <!-- splice: table Boxing.store -->
    <!-- /splice -->

    Boxing takes <!-- splice: figure Boxing.store.any.32B ratio -->?<!-- /splice -->.
    <!-- splice: sentence Boxing.store.any.32B -->?<!-- /splice -->

    <!-- splice: summary -->
    <!-- /splice -->

    <!-- splice: means Boxing -->
    <!-- /splice -->

    <!-- splice: claims tally -->?<!-- /splice -->
    <!-- splice: claim A02 -->?<!-- /splice -->
    <!-- splice: value Boxing.store.any.32B time ratio allocations -->?<!-- /splice -->

    <!-- splice: screen -->
    <!-- /splice -->

    """

  private func write(_ text: String, _ directory: URL) throws -> URL {
    let file = directory.appending(path: "doc.md")
    try Data(text.utf8).write(to: file)
    return file
  }

  @Test func splicesADocumentFromARun() throws {
    try withMadeUpRun { directory in
      let file = try write(Self.template, directory)
      let arguments = ["splice", "--input", "run", "doc.md"]
      #expect(try BuiltReportGen.run(arguments, in: directory).status == 0)
      expectGolden(String(decoding: try Data(contentsOf: file), as: UTF8.self), "spliced.md")
      let check = try BuiltReportGen.run(arguments + ["--check"], in: directory)
      #expect(check.status == 0)
      #expect(check.output == "")
    }
  }

  @Test func checkEndsWith1AndChangesNothingWhereADocumentIsStale() throws {
    try withMadeUpRun { directory in
      let file = try write(Self.template, directory)
      let arguments = ["splice", "--check", "--input", "run", "doc.md"]
      let outcome = try BuiltReportGen.run(arguments, in: directory)
      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix("doc.md:3: stale: table Boxing.store; run ReportGen splice"))
      #expect(outcome.output.split(separator: "\n").count == 9)
      #expect(try Data(contentsOf: file) == Data(Self.template.utf8))
    }
  }

  @Test(arguments: [
    ("tabel Boxing.store", "found the request 'tabel Boxing.store', expected one of 'table"),
    ("table Boxing.stroe", "found the request 'table Boxing.stroe', which this run has no row for"),
    ("figure Boxing.store.any.32B speed", "which this run has no row for"),
    ("summary", "inside a line, expected its markers on their own lines"),
    ("claim Z99", "which this run has no row for"),
    ("value Boxing.store.any.32B time retains", "which this run has no row for"),
    ("value Boxing.store.any.32B", "expected one of 'table"),
  ])
  func endsWith65WhereARequestCannotBeAnswered(_ request: String, _ words: String) throws {
    try withMadeUpRun { directory in
      let text = "\n<!-- splice: \(request) -->?<!-- /splice -->\n"
      let file = try write(text, directory)
      let outcome = try BuiltReportGen.run(["splice", "--input", "run", "doc.md"], in: directory)
      #expect(outcome.status == 65)
      #expect(outcome.errors.hasPrefix("Error: doc.md:2: found "))
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test(arguments: [
    ("README.md", "](results/charts/boxing-size.svg)"),
    ("docs/a/b.md", "](../../results/charts/boxing-size.svg)"),
    ("./docs/b.md", "](../results/charts/boxing-size.svg)"),
  ])
  func reachesAPictureFromWhereTheDocumentIs(_ path: String, _ link: String) throws {
    let input = RunInput(
      results: try ResultTable(rows(ChartTests.boxing)),
      manifest: MadeUpRun.manifest
    )
    let text = try SplicedText(Array("<!-- splice: chart boxing-size -->?<!-- /splice -->".utf8))
    let lines = try SpliceContent(input, for: path).lines(for: text.pieces[0])
    #expect(lines.count == 1)
    #expect(lines[0].hasSuffix(link))
  }

  @Test(arguments: [
    (7, "7"), (999, "999"), (1_000, "1,000"), (13_300.5, "13,301"), (1_234_567, "1,234,567"),
    (-123, "-123"), (-12_345, "-12,345"), (0.875, "0.88"),
    (6.8359375, "6.84"),
  ])
  func partsTheThousandsOfABareCount(_ value: Double, _ text: String) {
    #expect(FigureText.bare(value, .instructions) == text)
  }

  @Test(arguments: [
    ("value Boxing.store.any.32B x16 allocations retains", "17, not-measured"),
    ("figure Boxing.store.any.32B retains", "not-measured"),
    ("sentence Boxing.store.any.32B", "Boxing.store.any.32B has no ratio in this run: crashed."),
  ])
  func saysWhatBecameOfARowWithoutANumber(_ request: String, _ words: String) throws {
    let name = try #require(BenchmarkName("Boxing.store.any.32B"))
    let table = try ResultTable([
      ResultRow(benchmark: name, metric: .allocations, value: 1.0625, n: 2),
      ResultRow(benchmark: name, metric: .retains, value: nil, n: 0, status: .notMeasured),
      ResultRow(
        benchmark: name,
        metric: .ratio,
        value: nil,
        n: 0,
        reference: BenchmarkName("Boxing.store.concrete.32B"),
        status: .crashed
      ),
    ])
    let input = RunInput(results: table, manifest: MadeUpRun.manifest)
    let text = try SplicedText(Array("<!-- splice: \(request) -->?<!-- /splice -->".utf8))
    #expect(try SpliceContent(input, for: "a.md").lines(for: text.pieces[0]) == [words])
  }

  @Test func endsWith74WithoutTheDocument() throws {
    try withMadeUpRun { directory in
      let outcome = try BuiltReportGen.run(["splice", "--input", "run", "no.md"], in: directory)
      #expect(outcome.status == 74)
    }
  }
}
