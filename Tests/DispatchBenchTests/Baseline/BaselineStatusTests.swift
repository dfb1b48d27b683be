import Foundation
import Testing

@testable import Results

/// `baseline`, through the program that users run.
@Suite struct BaselineStatusTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func savesTwoCapturesThatAgreeUnderToolchainAndArchitecture() throws {
    try capture("one", retains: 2, seed: 1)
    try capture("two", retains: 2, seed: 2)
    let saved = try baseline("save", "--from", path("one"), "--from", path("two"))
    #expect(saved.status == 0, "\(saved.errors)")
    #expect(saved.output.hasSuffix("store/6.3.1-x86_64\n"))
    #expect(try baseline("list").output == "6.3.1-x86_64\n")
    let kept = try ComparedRun(readingFrom: path("store/6.3.1-x86_64"))
    #expect(kept.table == (try ComparedRun(readingFrom: path("one")).table))
    #expect(kept.manifest.seed == 1)
  }

  @Test func showsWhatABaselineIs() throws {
    try save(as: "mine", retains: 2)
    let shown = try baseline("show", "mine")
    #expect(shown.status == 0)
    for fact in ["Swift version 6.3.1", "Model 1", "suite", "2026-01-01T00:00:00Z"] {
      #expect(shown.output.contains(fact), "\(fact) in \(shown.output)")
    }
  }

  @Test func answersProgramsInJSON() throws {
    try save(as: "mine", retains: 2)
    let store = path("store")
    for words in [["list"], ["show", "mine"]] {
      let outcome = try baseline(words + ["--format", "json"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      try expectGolden(
        outcome.output.replacing(store, with: "STORE"),
        "baseline-\(words[0])-json"
      )
    }
  }

  @Test func savesNothingWhereTheCapturesDiffer() throws {
    try capture("one", retains: 2)
    try capture("two", retains: 3)
    let outcome = try baseline("save", "--from", path("one"), "--from", path("two"), "mine")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("Tree.diff.any.8 retains: 2 and 3"), "\(outcome.errors)")
    #expect(!exists("store"))
  }

  @Test func savesNothingWhereTheCapturesAreOfTwoMachines() throws {
    try capture("one", retains: 2)
    try capture("two", retains: 2) { $0.machine.cpuModel = .known("Model 2") }
    let outcome = try baseline("save", "--from", path("one"), "--from", path("two"), "mine")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("machine.cpuModel"))
  }

  @Test func replacesABaselineOnlyWhenForced() throws {
    try save(as: "mine", retains: 2)
    try Data("old".utf8).write(to: scratch.url("store/mine/samples.csv"))
    try capture("one", retains: 9)
    try capture("two", retains: 9)
    let words = ["save", "--from", path("one"), "--from", path("two"), "mine"]
    let refused = try baseline(words)
    #expect(refused.status == 74)
    #expect(refused.errors.contains("'--force'"))
    #expect(try retains(of: "mine") == 2)
    #expect(try baseline(words + ["--force"]).status == 0)
    #expect(try retains(of: "mine") == 9)
    #expect(!exists("store/mine/samples.csv"), "no file of the old baseline stays behind")
    #expect(try baseline("list").output == "mine\n")
  }

  @Test(arguments: ["one", "two"])
  func savesACaptureOfUncommittedSourcesOnlyWhenForced(dirty: String) throws {
    for name in ["one", "two"] {
      try capture(name, retains: 2) { $0.build.hasUncommittedChanges = .known(name == dirty) }
    }
    let words = ["save", "--from", path("one"), "--from", path("two"), "mine"]
    let refused = try baseline(words)
    #expect(refused.status == 4)
    #expect(
      refused.errors.hasPrefix("Error: \(path(dirty)): was taken of sources with uncommitted")
    )
    #expect(refused.errors.contains("'--force'"))
    #expect(!exists("store"))
    #expect(try baseline(words + ["--force"]).status == 0)
    #expect(try retains(of: "mine") == 2)
  }

  @Test func deletesTheOneThatWasNamed() throws {
    try save(as: "mine", retains: 2)
    try save(as: "other", retains: 2)
    #expect(try baseline("delete", "mine").status == 0)
    #expect(try baseline("list").output == "other\n")
  }

  @Test(arguments: [
    (["show", "gone"], 4, "there are mine"), (["delete", "gone"], 4, "there are mine"),
    (["delete"], 64, "which baseline?"), (["show"], 64, "which baseline?"),
    (["keep"], 64, "save, list, show or delete"), (["delete", "../mine"], 64, "cannot name"),
    (["delete", "."], 64, "cannot name"), (["save", "--from", "one"], 64, "1 given"),
    (["save", "--from", "one", "--from", "./one"], 64, "given twice"),
    (["save", "--from", "one", "--from", "nowhere"], 4, "no such directory"),
    (["save", "--from", "one", "--from", "store"], 65, "is no result directory"),
  ])
  func refuses(_ words: [String], _ status: Int, _ message: String) throws {
    try save(as: "mine", retains: 2)
    let places = ["one", "./one", "nowhere", "store"]
    let outcome = try baseline(words.map { places.contains($0) ? path($0) : $0 })
    #expect(Int(outcome.status) == status, "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output == "")
    #expect(try retains(of: "mine") == 2)
  }

  @Test func refusesACaptureOfAnotherSchemaAndTouchesNothing() throws {
    try save(as: "mine", retains: 2)
    let file = scratch.url("one/run.json")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let changed = text.replacing("\"schema\" : 1", with: "\"schema\" : 7")
    try Data(changed.utf8).write(to: file)
    let outcome = try baseline(
      "save",
      "--force",
      "--from",
      path("one"),
      "--from",
      path("two"),
      "mine"
    )
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("schema: found 7"), "\(outcome.errors)")
    #expect(try retains(of: "mine") == 2)
  }

  /// Two captures, and a baseline that was saved from such before.
  private func save(as name: String, retains: Double) throws {
    for place in ["one", "two", "store/\(name)"] { try capture(place, retains: retains) }
  }

  private func baseline(_ words: String...) throws -> BuiltExecutable.Outcome {
    try baseline(words)
  }

  private func baseline(_ words: [String]) throws -> BuiltExecutable.Outcome {
    try BuiltExecutable.run(["baseline", "--store", path("store")] + words, in: scratch)
  }

  private func retains(of name: String) throws -> Double? {
    let run = try ComparedRun(readingFrom: path("store/\(name)"))
    return run.table.rows.first { $0.metric == .retains }?.value
  }

  private func capture(
    _ name: String,
    retains: Double,
    seed: UInt64 = 1,
    _ change: (inout Manifest) -> Void = { _ in }
  ) throws {
    try scratch.writeCapture(name, retains: retains, seed: seed, change)
  }

  private func path(_ name: String) -> String { scratch.path(name) }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }
}
