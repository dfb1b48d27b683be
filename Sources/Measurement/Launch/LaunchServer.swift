import CProbe
import Foundation
import Glibc
import Results

/// The other end of `ProcessLauncher`: reads a plan, carries it out, writes the events.
public enum LaunchServer {
  /// Serves one plan from standard input.
  ///
  /// - Returns: Whether there was a plan to serve.
  public static func serve(_ benchmarks: [Benchmark]) -> Bool {
    probe_die_with_parent()
    let bytes = FileHandle.standardInput.readDataToEndOfFile()
    guard let plan = try? JSONDecoder().decode(LaunchPlan.self, from: bytes) else { return false }
    let named = Dictionary(benchmarks.map { ($0.name.description, $0) }) { first, _ in first }
    let worker = LaunchWorker(benchmarks: named, watch: MonotonicStopwatch(), report: write)
    worker.run(plan)
    return true
  }

  /// Each event is written at once: what happens next may end the process.
  private static func write(_ event: LaunchEvent) {
    let line = Array((event.line + "\n").utf8)
    var written = 0
    while written < line.count {
      let count = unsafe line.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          ChildProcess.eventDescriptor,
          buffer.baseAddress.map { unsafe $0 + written },
          buffer.count - written
        )
      }
      if count < 0 && errno != EINTR { return }
      written += max(0, count)
    }
  }
}
