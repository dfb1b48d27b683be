import CProbe
import Foundation
import Testing

/// What is written here is taken for the number last given, so the next one follows it.
private let lastNumber = "/proc/sys/kernel/ns_last_pid"

/// Copies of a process, and the numbers that Linux gives them.
@Suite(.enabled(if: unsafe access(lastNumber, W_OK) == 0, "only root chooses numbers"))
struct CopyTests {
  /// Linux is asked for one and the same number over and over.
  ///
  /// Another process may be quicker to take it, so it is asked often enough that `fork` alone would
  /// get it more than once.
  @Test func neverHaveANumberThatAnotherHad() async {
    await #expect(processExitsWith: .success) {
      func copy() -> pid_t {
        let process = probe_fork()
        if process == 0 { _exit(0) }
        var status: Int32 = 0
        unsafe waitpid(process, &status, 0)
        return process
      }
      var numbers: [pid_t] = [copy()]
      for _ in 0..<50 {
        try Data("\(numbers[0] - 1)".utf8).write(to: URL(filePath: lastNumber))
        numbers.append(copy())
      }
      #expect(numbers.allSatisfy { $0 > 0 })
      #expect(Set(numbers).count == numbers.count)
    }
  }
}
