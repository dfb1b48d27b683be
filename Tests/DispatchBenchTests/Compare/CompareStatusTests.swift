import Foundation
import Measurement
import Testing

@testable import DispatchBench
@testable import Results

@Suite struct CompareStatusTests {
  private static let own = DispatchBenchPath.path

  @Test func saysSameOrNothingOfABinaryAgainstItself() throws {
    let scratch = try Scratch()
    let output = scratch.url("out").path
    let outcome = try BuiltExecutable.run(
      ["compare", "--baseline", Self.own, "--exact", "Control.empty.loop", "--blocks", "6"]
        + ["--output", output, "--format", "json"],
      in: scratch
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    let verdict = try String(contentsOf: scratch.url("out/verdict.json"), encoding: .utf8)
    #expect(outcome.output == verdict && verdict.contains("\"schema\" : 1"))
    for change in ["regression", "improvement"] {
      #expect(!verdict.contains("\"verdict\" : \"\(change)\""))
    }
    let run = try InterleavedRun(readingFrom: output)
    #expect(run.interleaving.launchesPerBlock == 12)
    #expect(run.stages[0].rows[0].logRatios.count == 6)
    #expect(run.stages[0].null[0].logRatios.count == 6)
  }

  @Test(arguments: [
    (["--baseline", "/nowhere/DispatchBench"], 4, "there is no executable"),
    (["--baseline", "/bin/true"], 65, "is no build of this suite"),
    (["--baseline", "/bin/sh"], 65, "does not understand 'describe'"),
    (["--baseline", "/etc/passwd"], 4, "there is no executable"),
    (["--baseline", "/usr"], 65, "is no build of this suite"),
    (["--baseline", own, "--candidate", "/nowhere/DispatchBench"], 4, "there is no executable"),
    (["--baseline", own, "--candidate", "/bin/true"], 65, "is no build of this suite"),
    (["--baseline-commit", "no-such-commit"], 4, "'git worktree' failed"),
    (["--baseline", own, "--blocks", "3"], 64, "is the fewest"), ([], 64, "--baseline"),
    (["--baseline", own, "--baseline-commit", "HEAD"], 64, "exclude each other"),
    (["--baseline", own, "--filter", "Nothing"], 64, "No benchmark"),
  ])
  func refuses(_ arguments: [String], _ status: Int, _ words: String) throws {
    let scratch = try Scratch()
    let output = scratch.url("out").path
    let outcome = try BuiltExecutable.run(
      ["compare", "--output", output] + arguments,
      in: scratch
    )
    #expect(Int(outcome.status) == status)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test func aBenchmarkThatCrashesIsNamedAndEndsWith5() throws {
    let scratch = try Scratch()
    let crashing = try #require(
      Faults.suite.benchmarks.first { $0.name.description.contains("crash") }
    ).name.description
    let outcome = try BuiltExecutable.run(
      ["compare", "--baseline", Self.own, "--with-faults", "--blocks", "7"]
        + ["--exact", crashing, "--exact", "Control.empty.loop"]
        + ["--output", scratch.url("out").path],
      in: scratch
    )
    #expect(outcome.status == 5, "\(outcome.errors)")
    #expect(outcome.output.contains(crashing))
  }
}

/// The DispatchBench beside these tests.
enum DispatchBenchPath {
  static let path: String = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: bundle.components(separatedBy: ".xctest")[0])
      .deletingLastPathComponent().appending(path: "DispatchBench").path
  }()
}
