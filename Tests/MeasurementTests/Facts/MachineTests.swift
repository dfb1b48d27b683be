import Foundation
import Measurement
import Results
import Testing

/// What a manifest says of the machine against what its own programs say.
@Suite struct MachineTests {
  private func output(_ program: String, _ arguments: [String]) throws -> String {
    let finished = try Subprocess("/usr/bin/" + program, arguments, limit: 20).run()
    return finished.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func namesTheKernelAsUnameDoes() throws {
    #expect(Machine.current().kernel == .known(try output("uname", ["-sr"])))
    #expect(Machine.current().architecture == .known(try output("uname", ["-m"])))
  }

  @Test func countsTheProcessorsThatNprocCounts() throws {
    let cores = Int(try output("env", ["-u", "OMP_NUM_THREADS", "nproc"]))
    #expect(Machine.current().cores.value == cores)
  }

  @Test func namesTheLibraryAsGetconfDoes() throws {
    #expect(Machine.current().libc == .known(try output("getconf", ["GNU_LIBC_VERSION"])))
  }
}
