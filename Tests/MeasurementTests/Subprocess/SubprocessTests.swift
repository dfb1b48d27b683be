import Foundation
import Testing

@testable import Measurement

@Suite struct SubprocessTests {
  @Test func keepsBothOutputsApart() throws {
    let finished = try shell("echo out; echo err >&2")
    #expect(finished.output == "out\n")
    #expect(finished.errors == "err\n")
    #expect(finished.succeeded)
  }

  @Test func readsMoreThanAPipeHolds() throws {
    let finished = try shell("head -c 3000000 /dev/zero; head -c 2000000 /dev/zero >&2")
    #expect(finished.output.utf8.count == 3_000_000)
    #expect(finished.errors.utf8.count == 2_000_000)
  }

  @Test func tellsHowItEnded() throws {
    #expect(try shell("exit 7").end == .exited(7))
    let killed = try shell("kill -ABRT $$")
    #expect(killed.end == .signalled(6), "\(killed)")
  }

  @Test func killsWhatItStartedAtTheLimit() throws {
    let finished = try Subprocess("/bin/sh", ["-c", "sleep 1000 & echo $!; wait"], limit: 0.5).run()
    #expect(finished.end == .timedOut)
    try expectGone(finished)
  }

  @Test func killsWhatItStartedOnceItIsStopped() throws {
    let named = FileManager.default.temporaryDirectory.appending(path: "started-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: named) }
    // The file appears behind the number on standard output, which is read by then or is next.
    let script = "sleep 1000 & echo $!; sleep 0.3; touch '\(named)'; wait"
    let finished = try Subprocess("/bin/sh", ["-c", script]).run {
      FileManager.default.fileExists(atPath: named)
    }
    #expect(finished.end == .stopped)
    try expectGone(finished)
  }

  /// Waits for the end of the process that the program named; a signal is not carried out at once.
  private func expectGone(_ finished: FinishedSubprocess) throws {
    let sleeper = try #require(Int(finished.output.dropLast()))
    let deadline = ContinuousClock.now + .seconds(60)
    // A killed process that nobody has waited for yet is a zombie, state Z.
    while !["", "Z\n"].contains(
      try shell("cut -d' ' -f3 /proc/\(sleeper)/stat 2>/dev/null").output
    ) {
      try #require(ContinuousClock.now < deadline, "\(sleeper) outlived its parent")
    }
  }

  @Test func runsBesideItsStarterAndTellsItsEndAsOftenAsAsked() throws {
    let named = FileManager.default.temporaryDirectory.appending(path: "go-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: named) }
    // It ends only because of what is done here while it runs.
    let script = "while [ ! -e '\(named)' ]; do sleep 0.02; done; echo seen"
    let running = RunningSubprocess(Subprocess("/bin/sh", ["-c", script]))
    #expect(FileManager.default.createFile(atPath: named, contents: nil))
    #expect(try running.wait().output == "seen\n")
    #expect(try running.wait().succeeded)
    #expect(throws: SubprocessError.self) {
      try RunningSubprocess(Subprocess("/no/such/program", [])).wait()
    }
  }

  @Test func namesWhatCannotBeStarted() {
    #expect(throws: SubprocessError.self) { try Subprocess("/no/such/program", []).run() }
  }

  @Test func givesTheChildTheEnvironmentItIsToldTo() throws {
    let finished = try Subprocess("/usr/bin/env", [], environment: ["A=1", "B=2"]).run()
    #expect(finished.output == "A=1\nB=2\n")
  }

  private func shell(_ script: String) throws -> FinishedSubprocess {
    try Subprocess("/bin/sh", ["-c", script], limit: 60).run()
  }
}
