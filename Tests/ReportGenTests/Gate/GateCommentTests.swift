import Foundation
import Testing

@testable import ReportGen
@testable import Results

@Suite struct GateCommentTests {
  @Test func isWhatItWas() throws {
    expectGolden(GateComment(try MadeUpGate.failing()).text, "gate-comment.md")
  }

  @Test func beginsWithTheMarkerThatABotLooksFor() throws {
    let text = GateComment(try MadeUpGate.failing()).text
    #expect(text.hasPrefix("<!-- DispatchBench gate -->\n"))
  }

  @Test func showsWhatChangedOpenAndFoldsTheRest() throws {
    let parts = GateComment(try MadeUpGate.failing()).text.components(separatedBy: "<details>")
    #expect(parts[0].contains("#### Dearer: 1") && parts[0].contains("#### Not compared: 3"))
    #expect(!parts[0].contains("Tree.visit.any.8"))
    let folded = parts.dropFirst().joined()
    #expect(!folded.contains("Boxing.store.any.32B"))
    #expect(folded.contains("Tree.visit.any.8"))
    #expect(folded.contains("Control.empty.loop"), "what could not be told is not hidden")
  }

  @Test(arguments: [100, 1_000, 20_000])
  func fitsACommentHoweverMuchChanged(_ count: Int) throws {
    let names = (1...count).map { "Boxing.store.any.\($0)B" }
    let report = try MadeUpGate.report(
      try names.map { try MadeUpGate.row($0, .allocations, 0) },
      try names.map { try MadeUpGate.row($0, .allocations, 1) }
    )
    let text = GateComment(report).text
    #expect(text.unicodeScalars.count < GateComment.longest)
    #expect(text.contains("dearer=\(count)"))
    let shown = text.matches(of: /Boxing.store.any/).count
    let left = text.firstMatch(of: /(\d+) more do not fit/).flatMap { Int($0.1) } ?? 0
    #expect(shown + left == count)
    #expect(shown == count || text.unicodeScalars.count > GateComment.longest - 300)
  }

  @Test func aGateThatPassesShowsNoOpenTable() throws {
    let rows = [try MadeUpGate.row("Boxing.store.any.32B", .allocations, 1)]
    let text = GateComment(try MadeUpGate.report(rows, rows)).text
    #expect(text.contains("### No exact cost went up") && !text.contains("####"))
    #expect(text.contains("<details><summary>Unchanged: 1</summary>"))
  }

  @Test func aMismatchThatWasAllowedIsLabelled() throws {
    var other = MadeUpGate.manifest()
    other.build.compiler = .known("Swift 6.4")
    let report = try MadeUpGate.report(
      [try MadeUpGate.row("Boxing.store.any.32B", .allocations, 1)],
      [try MadeUpGate.row("Boxing.store.any.32B", .allocations, 2)],
      candidate: other,
      policy: .init(allowsMismatch: true)
    )
    let text = GateComment(report).text
    #expect(text.contains("### For information only"))
    #expect(text.contains("#### Not comparable: 1") && text.contains("build.compiler"))
  }
}
