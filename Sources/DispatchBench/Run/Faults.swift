import Foundation
import Measurement
import Results

/// Benchmarks that do everything wrong, behind `--with-faults`: the tests of the runner need to
/// see a crash, a hang, a wrong checksum, counts that do not repeat and a build that is slower.
enum Faults {
  static let suite = Suite(
    family: "Faults",
    question: "Does a benchmark that goes wrong cost its own rows only?",
    benchmarks: Comparison("Faults", "work") {
      Form("sound", leaves: .nothing) { n in sum(n) }
      Form("twin", leaves: .nothing) { n in sum(n) }
      Form("crashes", leaves: .nothing) { n in
        precondition(opaque(1) == 0, "told to crash")
        return sum(n)
      }
      Form("hangs", leaves: .nothing) { n in
        while opaque(1) == 1 { barrier() }
        return sum(n)
      }
      Form("lies", leaves: .nothing) { n in sum(n) &+ opaque(1) }
      Form("wavers", leaves: .nothing) { n in
        // A square number of blocks is no multiple of the iterations.
        let blocks = n * n % 997
        for _ in 0..<blocks { _ = Block() }
        return sum(n)
      }
      Form("slows", leaves: .nothing) { n in
        for _ in 0..<repetitions { _ = opaque(sum(n)) }
        return sum(n)
      }
    }.benchmarks
  )

  /// How often `slows` does its work over: what makes a process stand for a slower build.
  private static let repetitions =
    ProcessInfo.processInfo.environment["DISPATCHBENCH_REPETITIONS"].flatMap { Int($0) } ?? 0

  private final class Block {
    let value = opaque(1)
    deinit { barrier() }
  }

  /// A chain of multiplications, long enough to be told from an empty loop in any build.
  @inline(never)
  private static func sum(_ iterations: Int) -> UInt64 {
    var sum: UInt64 = 0
    for _ in 0..<iterations {
      for _ in 0..<16 { sum = sum &* 3 &+ opaque(1) }
    }
    return sum
  }
}
