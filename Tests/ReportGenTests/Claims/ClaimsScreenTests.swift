import Foundation
import Testing

@testable import ReportGen
@testable import Results

@Suite struct ClaimsScreenTests {
  @Test func printsTheVerdictsOfARun() throws {
    try withMadeUpRun { directory in
      let outcome = try BuiltReportGen.run(["claims", "--input", "run"], in: directory)
      #expect(outcome.status == 0)
      expectGolden(outcome.output, "claims.txt")
    }
  }

  @Test func writesTheVerdictsForPrograms() throws {
    try withMadeUpRun { directory in
      let arguments = ["claims", "--input", "run", "--format", "json", "--output", "claims.json"]
      #expect(try BuiltReportGen.run(arguments, in: directory).status == 0)
      let data = try Data(contentsOf: directory.appending(path: "claims.json"))
      let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      let claims = try #require(document?["claims"] as? [[String: Any]])
      #expect(claims.count == 56)
      #expect(claims[1]["id"] as? String == "A02")
      #expect(claims[1]["verdict"] as? String == "confirmed")
    }
  }

  @Test func linksEachFigureToTheTableOfItsRow() throws {
    let evidence = Evidence(
      try ResultTable(rows("Layout.Any.plain layout_bytes 40")),
      MadeUpRun.manifest
    )
    let lines = ClaimsSection(evidence: evidence, reportPath: "REPORT.md").lines
    #expect(
      lines.contains(
        "  - not so: `Any` is 32 bytes: 40 bytes in Layout.Any.plain"
          + " ([Layout.Any](REPORT.md#layoutany))"
      )
    )
  }

  @Test func leavesTheLedgerOutWhereARunDecidesNothingOfIt() throws {
    let evidence = Evidence(
      try ResultTable(rows("Greeting.greet.any.plain allocations 1")),
      MadeUpRun.manifest
    )
    #expect(
      ClaimsSection(evidence: evidence, reportPath: "").lines.dropFirst(2)
        == ["No row of this run decides any of the 56 claims that are judged here."]
    )
  }

  @Test(arguments: [
    ("Boxing.store", "boxingstore"), ("A. What an existential is", "a-what-an-existential-is"),
    ("a_b-c d", "a_b-c-d"), ("<b>`x`", "bx"),
  ])
  func namesAnchorsAsGitHubDoes(_ title: String, _ anchor: String) {
    #expect(MarkdownText.anchor(title) == anchor)
  }
}
