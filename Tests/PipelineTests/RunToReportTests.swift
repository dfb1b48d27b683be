import Foundation
import Testing

/// What DispatchBench writes is what ReportGen reads: the two built programs, one after the other.
@Suite struct RunToReportTests {
  private let directory = FileManager.default.temporaryDirectory
    .appending(path: "RunToReport-\(UUID())")

  /// Runs a program that was built beside these tests, without its output, and returns its status.
  private func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let process = Process()
    process.executableURL = URL(filePath: bundle.components(separatedBy: ".xctest")[0])
      .deletingLastPathComponent().appending(path: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func aQuickRunBecomesTheSameReportTwice() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let results = directory.appending(path: "run").path()
    let report = directory.appending(path: "REPORT.md")
    let measured = try run(
      "DispatchBench",
      [
        "--effort", "quick", "--filter", "^(Control|Layout)", "--time-budget", "2", "--output",
        results, "--allow-debug-build", "--no-progress",
      ]
    )
    #expect(measured == 0)
    let arguments = ["--input", results, "--output", report.path()]
    #expect(try run("ReportGen", arguments) == 0)
    let once = try String(contentsOf: report, encoding: .utf8)
    #expect(try run("ReportGen", arguments) == 0)
    #expect(try String(contentsOf: report, encoding: .utf8) == once)
    for part in ["debug build", "### Control.double", "### Layout.payload", "1024B"] {
      #expect(once.contains(part), "the report lacks \(part)")
    }
  }
}
