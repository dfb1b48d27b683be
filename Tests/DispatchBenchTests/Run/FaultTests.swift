import Foundation
import Results
import Testing

/// Runs of the built program in which benchmarks do everything wrong.
@Suite(.serialized) struct FaultTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func arguments(_ more: [String] = []) -> [String] {
    [
      "run", "--with-faults", "--filter", "^Faults", "--launches", "6", "--time-budget", "0.2",
      "--allow-debug-build", "--output", scratch.path("out"),
    ] + more
  }

  private func table() throws -> ResultTable {
    try ResultTable(readingFrom: ResultDirectory(path: scratch.path("out")).results)
  }

  private func row(_ variant: String, _ metric: Metric) throws -> ResultRow {
    let name = try #require(BenchmarkName("Faults.work.\(variant)"))
    return try #require(try table()[name, metric])
  }

  @Test func costOnlyTheirOwnRows() throws {
    let outcome = try BuiltExecutable.run(arguments(["--time-limit", "2"]), in: scratch)
    #expect(outcome.status == 5)
    for variant in ["sound", "twin", "wavers"] {
      #expect(try row(variant, .time).status == .ok)
      #expect(try row(variant, .time).n == 6)
    }
    #expect(try row("twin", .ratio).status == .ok)
    #expect(try row("crashes", .time).status == .crashed)
    #expect(try row("crashes", .allocations).status == .crashed)
    #expect(try row("crashes", .time).note.contains("told to crash"))
    #expect(try row("hangs", .time).status == .timedOut)
    #expect(try row("hangs", .ratio).status == .timedOut)
    #expect(try row("lies", .time).status == .notMeasured)
    #expect(try row("lies", .time).note.contains("checksum"))
    for name in ["crashes", "hangs", "lies"] {
      #expect(outcome.errors.contains("Error: Faults.work.\(name) "))
      #expect(try row(name, .time).value == nil)
    }
    #expect(outcome.output.contains("timed out"))
  }

  @Test func leaveCountsUnstableThatDoNotRepeat() throws {
    let only = ["--skip", "crash|hang|lies"]
    let outcome = try BuiltExecutable.run(arguments(only), in: scratch)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let expected: RowStatus =
      try row("sound", .allocations).status == .notMeasured ? .notMeasured : .unstable
    #expect(try row("wavers", .allocations).status == expected)
    #expect(try row("wavers", .allocations).value == nil)
    if expected == .unstable { #expect(try row("sound", .allocations).value == 0) }
  }

  @Test func writeAManifestThatSaysWhatWasLost() throws {
    _ = try BuiltExecutable.run(arguments(["--time-limit", "2", "--seed", "7"]), in: scratch)
    let directory = ResultDirectory(path: scratch.path("out"))
    let manifest = try Manifest(readingFrom: directory.manifest)
    #expect(manifest.seed == 7)
    #expect(manifest.launches == 6)
    #expect(!manifest.interrupted)
    #expect(manifest.build.kind == .debug)
    #expect(manifest.build.optimization == .known("-Onone"))
    #expect(manifest.build.compiler.value?.hasPrefix("Swift version 6.") == true)
    #expect(manifest.build.libraryEvolution == .known(false))
    #expect(manifest.build.exclusivityChecking == .known(true))
    let lost = manifest.omissions.filter { $0.subject.hasPrefix("Faults") }
    #expect(lost.map(\.status) == [.crashed, .timedOut, .notMeasured])
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func areStoppedByASignal(signal: Int32, status: Int32) throws {
    let executable = try BuiltExecutable(arguments(["--time-limit", "600"]), in: scratch)
    try executable.start()
    try scratch.waitForFile("out/.lock")
    usleep(300_000)
    executable.send(signal)
    let outcome = try executable.finish()
    #expect(outcome.status == status)
    #expect(outcome.errors.contains("stopped by a signal"))
    #expect(try row("hangs", .time).status == .notMeasured)
    #expect(try row("hangs", .time).note == "the run was interrupted")
    let directory = ResultDirectory(path: scratch.path("out"))
    #expect(try Manifest(readingFrom: directory.manifest).interrupted)
  }
}
