import Foundation
import Testing

@testable import Results

/// Every exit status of the gate, through the program that users run.
@Suite struct GateStatusTests {
  private static let counts: [String: Double] = [
    "Boxing.store.any.32B": 1, "Boxing.store.concrete.32B": 0, "Tree.diff.any.256": 7,
  ]

  @Test func endsWith0AndOneLineWhereNothingChanged() throws {
    try withRuns(Self.counts, Self.counts) { directory in
      let outcome = try gate(in: directory)
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("verdict: passed exit=0 compared=3"))
      #expect(outcome.output.split(separator: "\n").count == 1)
    }
  }

  @Test func endsWith0WhereSomethingGotCheaperAndSaysHowToKeepIt() throws {
    var cheaper = Self.counts
    cheaper["Tree.diff.any.256"] = 6
    try withRuns(Self.counts, cheaper) { directory in
      let outcome = try gate(in: directory)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("baseline save --force"))
    }
  }

  @Test func endsWith1AndNamesTheRowThatGotDearerAndNoOther() throws {
    var dearer = Self.counts
    dearer["Boxing.store.concrete.32B"] = 1
    try withRuns(Self.counts, dearer) { directory in
      let outcome = try gate(["--json", "v.json"], in: directory)
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("Boxing.store.concrete.32B"))
      #expect(!outcome.output.contains("Tree.diff"))
      let verdict = try Data(contentsOf: directory.appending(path: "v.json"))
      #expect(String(decoding: verdict, as: UTF8.self).contains("\"exitCode\" : 1"))
    }
  }

  @Test func endsWith3WhereARowIsUnstableAndTheGateStrict() throws {
    try withRuns(Self.counts, Self.counts, losing: ("Tree.diff.any.256", .unstable)) { directory in
      #expect(try gate(in: directory).status == 0)
      let outcome = try gate(["--strict"], in: directory)
      #expect(outcome.status == 3)
      #expect(outcome.output.contains("unstable"))
    }
  }

  @Test func endsWith4WhereARowIsGone() throws {
    var fewer = Self.counts
    fewer["Tree.diff.any.256"] = nil
    try withRuns(Self.counts, fewer) { directory in
      let outcome = try gate(in: directory)
      #expect(outcome.status == 4)
      #expect(outcome.output.contains("missing"))
    }
  }

  @Test func endsWith4WhereThereIsNothingToCompare() throws {
    try withRuns([:], [:]) { directory in
      let outcome = try gate(in: directory)
      #expect(outcome.status == 4)
    }
  }

  @Test(arguments: [("nowhere", 4, "no such directory"), ("b", 65, "is no result directory")])
  func endsWithAnErrorWhereTheComparisonIsNone(
    _ path: String,
    _ status: Int,
    _ words: String
  ) throws {
    try withRuns(Self.counts, Self.counts) { directory in
      let outcome = try gate(["--comparison", path], in: directory)
      #expect(Int(outcome.status) == status)
      #expect(outcome.errors.hasPrefix("Error: \(path): \(words)"), "\(outcome.errors)")
      #expect(outcome.output == "")
    }
  }

  @Test func endsWith5WhereABenchmarkCrashed() throws {
    try withRuns(Self.counts, Self.counts, losing: ("Tree.diff.any.256", .crashed)) { directory in
      let outcome = try gate(in: directory)
      #expect(outcome.status == 5)
      #expect(outcome.output.contains("crashed"))
    }
  }

  @Test(arguments: [["--baseline"], ["--time", "sometimes"], ["--strickt"]])
  func endsWith64WhereTheCommandLineIsNotUnderstood(_ arguments: [String]) throws {
    try withRuns(Self.counts, Self.counts) { directory in
      let outcome = try BuiltReportGen.run(["gate"] + arguments, in: directory)
      #expect(outcome.status == 64)
    }
  }

  @Test func endsWith64WithoutABaselineToCompareWith() throws {
    try withRuns(Self.counts, Self.counts) { directory in
      let outcome = try BuiltReportGen.run(["gate", "--candidate", "b"], in: directory)
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("--baseline"))
    }
  }

  @Test func endsWith65WhereALimitIsUnused() throws {
    try withRuns(Self.counts, Self.counts) { directory in
      let text = "pattern,metric,absolute,relative,reason\nGone,*,1,,once\n"
      try Data(text.utf8).write(to: directory.appending(path: "limits.csv"))
      let outcome = try gate(["--limits", "limits.csv"], in: directory)
      #expect(outcome.status == 65)
      #expect(outcome.errors.hasPrefix("Error: limits.csv:2: found a limit for 'Gone'"))
    }
  }

  @Test func aLimitForARowOfAnotherShardIsNotUnused() throws {
    try withRuns(Self.counts, Self.counts) { directory in
      for side in ["a", "b"] {
        try CountedRun.write(Self.counts, shard: "1/2", to: directory.appending(path: side).path)
      }
      let text = "pattern,metric,absolute,relative,reason\nOther,*,1,,counted in part 2\n"
      try Data(text.utf8).write(to: directory.appending(path: "limits.csv"))
      let outcome = try gate(["--limits", "limits.csv"], in: directory)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }

  @Test func endsWith74WhereTheVerdictCannotBeWritten() throws {
    try withRuns(Self.counts, Self.counts) { directory in
      let outcome = try gate(["--json", "nowhere/v.json"], in: directory)
      #expect(outcome.status == 74)
    }
  }

  private func gate(_ arguments: [String] = [], in directory: URL) throws -> BuiltReportGen.Outcome
  {
    let baseline = arguments.contains("--baseline") ? [] : ["--baseline", "a"]
    return try BuiltReportGen.run(
      ["gate", "--candidate", "b"] + baseline + arguments,
      in: directory
    )
  }

  private func withRuns(
    _ before: [String: Double],
    _ after: [String: Double],
    losing lost: (String, RowStatus)? = nil,
    _ body: (URL) throws -> Void
  ) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "gate-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    try CountedRun.write(before, to: directory.appending(path: "a").path)
    try CountedRun.write(after, losing: lost, to: directory.appending(path: "b").path)
    try body(directory)
  }
}
