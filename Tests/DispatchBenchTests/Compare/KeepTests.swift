import Foundation
import Testing

@testable import Measurement
@testable import Results

/// A binary that was moved, with and without what it knew of its build.
@Suite struct KeepTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func aKeptCopyKnowsWhatTheBinaryKnows() throws {
    try keep("kept")
    let (original, kept) = (try describe(DispatchBenchPath.path), try describe(path("kept")))
    #expect(original.build.flags.value?.isEmpty == false)
    #expect(kept.build == original.build)
    #expect(kept.suiteHash == original.suiteHash)
  }

  @Test func aPlainCopySaysThatItDoesNotKnowItsFlagsAndIsNotCompared() throws {
    try copy("plain")
    let flags = try describe(path("plain")).build.flags
    #expect(try #require(flags.reason).contains("'DispatchBench keep'"))
    let outcome = try compare(with: path("plain"))
    #expect(outcome.status == 4)
    #expect(outcome.output.contains("build.flags"), "\(outcome.output)")
  }

  @Test func aKeptCopyIsComparedWithTheBinary() throws {
    try keep("kept")
    let outcome = try compare(with: path("kept"))
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("mismatches=0"))
  }

  @Test func keepsACopyOfAKeptCopyToTheByte() throws {
    try keep("kept")
    let again = try run(path("kept"), ["keep", path("again")])
    #expect(again.succeeded, "\(again.errors)")
    #expect(try contents("kept") == contents("again"))
  }

  @Test func doesNotReplaceAFile() throws {
    try Data("mine".utf8).write(to: scratch.url("kept"))
    let outcome = try BuiltExecutable.run(["keep", path("kept")], in: scratch)
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("exists already"))
    #expect(try contents("kept") == Data("mine".utf8))
  }

  @Test func aCopyThatKnowsNothingKeepsNothing() throws {
    try copy("plain")
    let outcome = try run(path("plain"), ["keep", path("kept")])
    #expect(outcome.end == .exited(4))
    #expect(!FileManager.default.fileExists(atPath: path("kept")))
  }

  private func keep(_ name: String) throws {
    let outcome = try BuiltExecutable.run(["keep", path(name)], in: scratch)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  /// A copy that another process makes: this one never has the file open for writing, or a child
  /// that it happens to fork meanwhile keeps the copy from being started.
  private func copy(_ name: String) throws {
    let outcome = try run("/bin/cp", [DispatchBenchPath.path, path(name)])
    try #require(outcome.succeeded, "\(outcome.errors)")
  }

  private func compare(with baseline: String) throws -> BuiltExecutable.Outcome {
    try BuiltExecutable.run(
      ["compare", "--baseline", baseline, "--exact", "Control.empty.loop", "--blocks", "6"]
        + ["--output", path("out")],
      in: scratch
    )
  }

  private func describe(_ program: String) throws -> Manifest {
    let answer = try run(program, ["describe", "--exact", "Control.empty.loop"])
    try #require(answer.succeeded, "\(answer.errors)")
    return try Manifest(json: Array(answer.output.utf8), path: program)
  }

  private func run(_ program: String, _ arguments: [String]) throws -> FinishedSubprocess {
    try Subprocess(program, arguments, limit: 60).run()
  }

  private func contents(_ name: String) throws -> Data { try Data(contentsOf: scratch.url(name)) }

  private func path(_ name: String) -> String { scratch.path(name) }
}
