import Foundation
import Testing

@testable import Results

@Suite struct ExitStatusTests {
  private static let arguments = ["--input", "run", "--output", "REPORT.md"]

  @Test func writesTheReportOfTheLibrary() throws {
    try withMadeUpRun { directory in
      let outcome = try BuiltReportGen.run(Self.arguments, in: directory)
      #expect(outcome.status == 0)
      #expect(outcome.output + outcome.errors == "")
      #expect(try read("REPORT.md", in: directory) == ReportTests.report())
    }
  }

  @Test func showsItsHelp() throws {
    try withMadeUpRun { directory in
      expectGolden(try BuiltReportGen.run(["--help"], in: directory).output, "help.txt")
      let report = try BuiltReportGen.run(["report", "--help"], in: directory)
      expectGolden(report.output, "help-report.txt")
    }
  }

  @Test(arguments: [["reprot"], ["report", "--inptu", "x"], ["report", "extra"], ["--input"]])
  func endsWith64WhereTheCommandLineIsNotUnderstood(_ arguments: [String]) throws {
    try withMadeUpRun { directory in
      let outcome = try BuiltReportGen.run(arguments, in: directory)
      #expect(outcome.status == 64)
      expectGolden(outcome.errors, "error-\(arguments.joined(separator: "-")).txt")
    }
  }

  @Test(arguments: [
    ("results.csv", "schema\n", "run/results.csv:1: found the header 'schema', expected '"),
    ("run.json", "{}\n", "run/run.json: schema: found nothing, expected the key"),
  ])
  func endsWith65AndWritesNothing(_ file: String, _ text: String, _ message: String) throws {
    try withMadeUpRun { directory in
      try Data(text.utf8).write(to: directory.appending(path: "run/\(file)"))
      try Data("old".utf8).write(to: directory.appending(path: "REPORT.md"))
      let outcome = try BuiltReportGen.run(Self.arguments, in: directory)
      #expect(outcome.status == 65)
      #expect(outcome.errors.hasPrefix("Error: " + message))
      #expect(try read("REPORT.md", in: directory) == "old")
    }
  }

  @Test(arguments: [
    (
      ["--input", "nowhere", "--output", "R.md"],
      "nowhere/results.csv: cannot be opened: No such file or directory"
    ),
    (
      ["--input", "run", "--output", "nowhere/R.md"],
      "nowhere/R.md: cannot be written: No such file or directory"
    ),
    (
      ["--input", "run", "--output", "run"],
      "run: is not a plain file; name a file that can be replaced"
    ),
  ])
  func endsWith74WhereAFileIsOutOfReach(_ arguments: [String], _ message: String) throws {
    try withMadeUpRun { directory in
      let outcome = try BuiltReportGen.run(arguments, in: directory)
      #expect(outcome.status == 74)
      #expect(outcome.errors == "Error: \(message)\n")
    }
  }

  private func read(_ name: String, in directory: URL) throws -> String {
    String(decoding: try Data(contentsOf: directory.appending(path: name)), as: UTF8.self)
  }
}
