import Foundation
import Testing

@testable import ReportGen
@testable import Results

/// Figures that a document asks for: of its own run, of runs beside it, and of two rows at once.
@Suite struct SpliceFiguresTests {
  private static let own = """
    Key.find.any.10 instructions 230; Key.find.any.100 instructions 2030
    Key.find.any.10 time 9 [8 10]; Key.find.typed.10 instructions 0; Key.find.typed.10 time 3 [2 4]
    Scenario.holds.typed.S01 scenario 1; Scenario.holds.typed.S02 scenario 0
    Scenario.holds.typed.S03 scenario 1; Scenario.holds.anyView.S01 scenario 1
    """
  private static let beside =
    "Key.find.any.10 instructions 17; Compile.rows.typed.O-10 time 1 [1 1]"

  private func answer(_ request: String) throws -> [String] {
    let table = try ResultTable(rows(Self.own))
    let runs = SpliceRuns(own: table, others: ["a/b": try ResultTable(rows(Self.beside))])
    let input = RunInput(results: table, manifest: MadeUpRun.manifest)
    let text = try SplicedText(Array("<!-- splice: \(request) -->?<!-- /splice -->".utf8))
    return try SpliceContent(input, for: "a.md", runs: runs).lines(for: text.pieces[0])
  }

  @Test(arguments: [
    ("value Key.find.any.10 instructions time", "230, 9.00"),
    ("value Key.find.any.10 x3 instructions", "690"),
    ("value a/b/Key.find.any.10 instructions", "17"),
    ("value a/c/Key.find.any.10 instructions time", "not measured"),
    ("value a/b/Compile.rows.typed.O-10 text_bytes", "not measured"),
    ("figure a/b/Compile.rows.typed.O-10 ratio", "not measured"),
    ("figure none/Key.find.any.10 ratio", "not measured"),
    ("quotient Key.find.any.100 Key.find.any.10 instructions", "8.83"),
    ("quotient Key.find.any.10 Key.find.typed.10 time", "3.00"),
    ("quotient Key.find.any.10 a/b/Key.find.any.10 instructions", "13.5"),
    ("quotient Key.find.any.10 a/c/Key.find.any.10 instructions", "not measured"),
    ("difference Key.find.any.10 Key.find.any.100 instructions", "1,800"),
    ("difference Key.find.any.10 Key.find.any.100 /90 instructions", "20"),
    ("difference Key.find.any.10 Key.find.any.100 x2 /90 instructions", "40"),
    ("count Scenario.holds.typed.S* scenario", "2"),
    ("count a/c/Scenario.holds.typed.S* scenario", "not measured"),
  ])
  func answers(_ request: String, _ words: String) throws {
    #expect(try answer(request) == [words])
  }

  @Test(arguments: [
    "value Key.find.any.11 instructions", "value a/b/Key.find.any.11 instructions",
    "value Key.find.typed.10 ratio", "value Key.find.any.10 x3", "value Key.find.any.10 x0 time",
    "quotient Key.find.any.10 Key.find.typed.10 instructions",
    "quotient Key.find.any.10 Key.find.any.11 instructions",
    "difference Key.find.any.10 Key.find.any.100 speed", "count Scenario.holds scenario",
    "count Scenario.holds.typed.T* scenario",
  ])
  func refusesWhatNoRowSays(_ request: String) throws {
    #expect(throws: SpliceError.absent(request, line: 1)) { try answer(request) }
  }

  @Test func readsTheRunsThatAreThereAndNoOthers() throws {
    try withMadeUpRun { directory in
      let text = """
        <!-- splice: value run/Boxing.store.any.32B time -->?<!-- /splice -->
        <!-- splice: value gone/Boxing.store.any.32B time -->?<!-- /splice -->

        """
      let file = directory.appending(path: "doc.md")
      try Data(text.utf8).write(to: file)
      let outcome = try BuiltReportGen.run(["splice", "--input", "run/", "doc.md"], in: directory)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let made = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      #expect(made.contains("time -->21.4<!--") && made.contains("time -->not measured<!--"))
    }
  }

  @Test func endsWith65WhereARunBesideItIsMalformed() throws {
    try withMadeUpRun { directory in
      let other = directory.appending(path: "other")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      try Data("nothing\n".utf8).write(to: other.appending(path: "results.csv"))
      let text = "<!-- splice: value other/Boxing.store.any.32B time -->?<!-- /splice -->\n"
      try Data(text.utf8).write(to: directory.appending(path: "doc.md"))
      let outcome = try BuiltReportGen.run(["splice", "--input", "run", "doc.md"], in: directory)
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains("other/results.csv:1"), "\(outcome.errors)")
    }
  }
}
