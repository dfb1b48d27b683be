import Foundation
import Testing

@testable import Results

/// Runs that differ in what decides a count, through the program that users run.
@Suite struct GateMismatchTests {
  private static let counts: [String: Double] = ["Boxing.store.any.32B": 1, "Tree.diff.any.256": 7]

  /// A fact of the candidate's run that is not the baseline's.
  struct Difference: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable (inout Manifest) -> Void

    init(_ field: String, _ make: @escaping @Sendable (inout Manifest) -> Void) {
      testDescription = field
      self.make = make
    }
  }

  static let differences = [
    Difference("build.compiler") { $0.build.compiler = .known("Swift version 6.4") },
    Difference("machine.cpuModel") { $0.machine.cpuModel = .known("Another CPU") },
    Difference("machine.architecture") { $0.machine.architecture = .known("aarch64") },
    Difference("build.flags") { $0.build.flags = .known(["-O", "-enable-library-evolution"]) },
    Difference("suiteHash") { $0.suiteHash = .known("another") },
  ]

  @Test(arguments: differences)
  func isRefusedWith4AndNamed(_ difference: Difference) throws {
    try withRuns(difference) { directory in
      let outcome = try gate([], in: directory)
      #expect(outcome.status == 4, "\(outcome.errors)")
      #expect(outcome.output.contains(difference.testDescription), "\(outcome.output)")
      #expect(outcome.output.contains("not compared: the runs differ"))
      #expect(lastLine(outcome).hasPrefix("verdict: mismatch exit=4 compared=0"))
    }
  }

  /// The candidate is dearer, which nobody may be stopped for here, and which is shown.
  @Test(arguments: differences)
  func isComparedAsAdviceOnRequest(_ difference: Difference) throws {
    try withRuns(difference) { directory in
      let outcome = try gate(["--allow-mismatch"], in: directory)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("advisory only: the runs differ"))
      #expect(outcome.output.contains("Tree.diff.any.256"))
      #expect(lastLine(outcome).hasPrefix("verdict: advisory exit=0 compared=2 dearer=1"))
      #expect(lastLine(outcome).hasSuffix(" advisory"))
    }
  }

  /// The declaration of one row changed and so the hash of the suite; all rows are compared, and what
  /// got dearer is found.
  @Test func aRowThatDeclaresOtherThingsIsComparedAndNamed() throws {
    let redeclared = Difference("leaves") {
      $0.suiteHash = .known("another")
      $0.benchmarks[0].leaves = "retains 1"
    }
    try withRuns(redeclared) { directory in
      let outcome = try gate(["--json", "v.json", "--markdown", "c.md"], in: directory)
      #expect(outcome.status == 1, "\(outcome.errors)")
      #expect(lastLine(outcome).hasPrefix("verdict: regression exit=1 compared=2 dearer=1"))
      #expect(outcome.output.contains(#/declared otherwise +baseline +candidate/#))
      #expect(outcome.output.contains(#/Boxing\.store\.any\.32B +nothing +retains 1/#))
      let json = try String(contentsOf: directory.appending(path: "v.json"), encoding: .utf8)
      #expect(json.contains("\"candidate\" : \"retains 1\""))
      let comment = try String(contentsOf: directory.appending(path: "c.md"), encoding: .utf8)
      #expect(comment.contains("#### Declared otherwise: 1"))
    }
  }

  private func gate(_ more: [String], in directory: URL) throws -> BuiltReportGen.Outcome {
    try BuiltReportGen.run(["gate", "--baseline", "a", "--candidate", "b"] + more, in: directory)
  }

  private func lastLine(_ outcome: BuiltReportGen.Outcome) -> Substring {
    outcome.output.split(separator: "\n").last ?? ""
  }

  /// A baseline, and a candidate that costs more and differs.
  private func withRuns(_ difference: Difference, _ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "gate-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    let candidate = directory.appending(path: "b").path
    try CountedRun.write(Self.counts, to: directory.appending(path: "a").path)
    try CountedRun.write(
      Self.counts.mapValues { $0 == 7 ? 8 : $0 },
      to: candidate
    )
    var manifest = try Manifest(readingFrom: candidate + "/run.json")
    difference.make(&manifest)
    try manifest.write(to: candidate + "/run.json")
    try body(directory)
  }
}
