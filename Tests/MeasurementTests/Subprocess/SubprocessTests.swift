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
    let sleeper = try #require(Int(finished.output.dropLast()))
    // A killed process that nobody has waited for yet is a zombie, state Z.
    let state = try shell("cut -d' ' -f3 /proc/\(sleeper)/stat 2>/dev/null")
    #expect(["", "Z\n"].contains(state.output), "\(sleeper) outlived the limit")
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
