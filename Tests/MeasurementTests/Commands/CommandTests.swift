import Testing

@testable import Measurement

@Suite struct CommandTests {
  @Test func keepsBothOutputsApart() throws {
    let command = try shell("echo out; echo err >&2")
    #expect(command.output == "out\n")
    #expect(command.errors == "err\n")
    #expect(command.succeeded)
  }

  @Test func readsMoreThanAPipeHolds() throws {
    let command = try shell("head -c 3000000 /dev/zero; head -c 2000000 /dev/zero >&2")
    #expect(command.output.utf8.count == 3_000_000)
    #expect(command.errors.utf8.count == 2_000_000)
  }

  @Test func tellsHowItEnded() throws {
    #expect(try shell("exit 7").end == .exited(7))
    let killed = try shell("kill -ABRT $$")
    #expect(killed.end == .signalled(6), "\(killed)")
  }

  @Test func killsWhatItStartedAtTheLimit() throws {
    let command = try Command("/bin/sh", ["-c", "sleep 1000 & echo $!; wait"], limit: 0.5).run()
    #expect(command.end == .timedOut)
    let sleeper = try #require(Int(command.output.dropLast()))
    // A killed process that nobody has waited for yet is a zombie, state Z.
    let state = try shell("cut -d' ' -f3 /proc/\(sleeper)/stat 2>/dev/null")
    #expect(["", "Z\n"].contains(state.output), "\(sleeper) outlived the limit")
  }

  @Test func namesWhatCannotBeStarted() {
    #expect(throws: CommandError.self) { try Command("/no/such/program", []).run() }
  }

  @Test func givesTheChildTheEnvironmentItIsToldTo() throws {
    let command = try Command("/usr/bin/env", [], environment: ["A=1", "B=2"]).run()
    #expect(command.output == "A=1\nB=2\n")
  }

  private func shell(_ script: String) throws -> FinishedCommand {
    try Command("/bin/sh", ["-c", script], limit: 60).run()
  }
}
