import Foundation
import Testing

@testable import ReportGen
@testable import Results

@Suite struct PageTests {
  private static let hostile = "</script><script>alert(1)</script>&\u{1B}[31m\u{202E}"

  private func page(_ rows: [ResultRow] = MadeUpRun.results) throws -> String {
    try Page(RunInput(results: try ResultTable(rows), manifest: MadeUpRun.manifest)).html
  }

  @Test func allowsItsOwnScriptAndStyleAndNothingElse() throws {
    let html = try page()
    let policy = try #require(
      html.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.output.1
    )
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(!policy.contains("unsafe"))
    let style = try #require(html.firstMatch(of: /<style>([^<]*)<\/style>/)?.output.1)
    #expect(policy.contains("style-src 'sha256-\(SHA256.base64(Array(style.utf8)))'"))
    let script = try #require(html.firstMatch(of: /<script>((?s).*)<\/script>/)?.output.1)
    #expect(policy.contains("script-src 'sha256-\(SHA256.base64(Array(script.utf8)))'"))
    #expect(html.components(separatedBy: "<style>").count == 2)
    #expect(!html.contains("http://") || !html.contains("src="))
  }

  @Test func givesTheSameBytesForTheSameInput() throws {
    #expect(try page() == page())
  }

  /// With what is drawn, and without: two rows make no chart.
  @Test(arguments: [MadeUpRun.results, Array(MadeUpRun.results.prefix(2))])
  func leadsOnlyToSectionsThatAreThere(_ rows: [ResultRow]) throws {
    let html = try page(rows)
    let links = html.matches(of: /<li><a href="#([^"]*)">/).map(\.output.1)
    #expect(!links.isEmpty)
    for link in links { #expect(html.contains("id=\"\(link)\""), "\(link)") }
  }

  @Test func showsHostileWordsInert() throws {
    var row = MadeUpRun.results[0]
    row.note = Self.hostile
    row.benchmark = try #require(BenchmarkName("Boxing.store.hostile"))
    row.metric = .time
    let html = try page(MadeUpRun.results + [row])
    #expect(html.components(separatedBy: "<script").count == 3)
    #expect(!html.contains("alert(1)<") && !html.contains("<b>`x`"))
    #expect(!html.contains("\u{1B}") && !html.contains("\u{202E}"))
    let data = try #require(html.firstMatch(of: /id="rows-data">([^<]*)<\/script>/)?.output.1)
    let rows = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [[String: Any]]
    let last = try #require(rows?.last)
    #expect((last["more"] as? [String])?.contains { $0.hasPrefix("</script>") } == true)
  }

  @Test(arguments: [
    ("[1.2 1.3]", "dearer"), ("[0.7 0.8]", "cheaper"), ("[0.99 1.01]", "same"),
    ("[0.99 1.2]", "undecided"), ("", "undecided"),
  ])
  func givesEachRowItsVerdict(_ interval: String, _ verdict: String) throws {
    let input = RunInput(
      results: try ResultTable(rows("Boxing.store.any.8B ratio 1 \(interval)")),
      manifest: MadeUpRun.manifest
    )
    let rows = PageRows(input, Evidence(input.results, input.manifest)).rows
    #expect(rows.map(\.verdict) == [verdict])
  }

  @Test func showsTheExplanationThatLiesBesideTheRun() throws {
    try withMadeUpRun { directory in
      let folder = directory.appending(path: "run/explain")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let text = "callq *0x10(%r12)\n</script>\u{1B}[31m\n"
      try Data(text.utf8).write(to: folder.appending(path: "Boxing.store.any.32B.txt"))
      try Data("stray".utf8).write(to: folder.appending(path: "No.such.row.txt"))
      let arguments = ["html", "--input", "run", "--output", "page.html"]
      #expect(try BuiltReportGen.run(arguments, in: directory).status == 0)
      let written = try Data(contentsOf: directory.appending(path: "page.html"))
      let html = String(decoding: written, as: UTF8.self)
      let data = try #require(html.firstMatch(of: /id="rows-data">([^<]*)<\/script>/)?.output.1)
      let rows = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [[String: Any]]
      let explained = rows?.filter { $0["explanation"] != nil } ?? []
      #expect(explained.map { $0["name"] as? String } == ["Boxing.store.any.32B"])
      #expect(
        explained.first?["explanation"] as? String
          == "callq *0x10(%r12)\n</script>\\u{1B}[31m\n"
      )
      #expect(!html.contains("stray"))
    }
  }

  @Test func writesThePageFromTheCommandLine() throws {
    try withMadeUpRun { directory in
      let arguments = ["html", "--input", "run", "--output", "page.html"]
      #expect(try BuiltReportGen.run(arguments, in: directory).status == 0)
      let written = try Data(contentsOf: directory.appending(path: "page.html"))
      #expect(String(decoding: written, as: UTF8.self) == (try page()))
    }
  }
}
