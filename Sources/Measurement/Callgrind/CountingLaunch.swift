import CProbe
import FoundationEssentials
import Glibc
import Results

/// The side of a count that runs under callgrind: enters each body of a plan and says so.
public enum CountingLaunch {
  /// The longest that one benchmark may take, in seconds; SIGALRM ends it then.
  static let secondsPerBenchmark: UInt32 = 60

  /// Carries out the plan in a file.
  ///
  /// Every benchmark is prepared and entered in a copy of the process as it was before the first.
  /// Its counts cannot depend on what was selected with it, a cold one is cold, and one that ends
  /// its process ends the copy.
  ///
  /// - Parameters:
  ///   - benchmarks: Every benchmark that a plan may name.
  ///   - planFile: The path of the plan.
  /// - Returns: Whether there was a plan all of whose benchmarks are known.
  public static func serve(_ benchmarks: [Benchmark], planFile: String) -> Bool {
    guard let bytes = FileManager.default.contents(atPath: planFile),
      let plan = CountingPlan(text: String(decoding: bytes, as: UTF8.self))
    else { return false }
    let named = Dictionary(benchmarks.map { ($0.name.description, $0) }) { first, _ in first }
    for (index, entry) in plan.entries.enumerated() {
      guard let benchmark = named[entry.benchmark] else { return false }
      let process = probe_fork()
      if process == 0 {
        _ = alarm(secondsPerBenchmark)
        enter(benchmark.prepare(), entry, at: index)
        _exit(0)
      }
      var status: Int32 = 0
      guard process > 0, unsafe waitpid(process, &status, 0) == process else { return false }
      probe_report_ended(Int64(index), status)
    }
    return true
  }

  /// Enters the regions of one benchmark with nothing but their entries between them.
  ///
  /// The empty region shows what the entry itself costs.
  @inline(never)
  private static func enter(_ kernel: @escaping Kernel, _ entry: CountingPlan.Entry, at index: Int)
  {
    probe_report_entered(Int64(index), offset(of: kernel))
    probe_callgrind_zero()
    _ = Region.enter({ _ in 0 }, iterations: 0)
    for iterations in entry.regions { _ = Region.enter(kernel, iterations: iterations) }
  }

  /// Where the code of `kernel` lies in the executable.
  private static func offset(of kernel: @escaping Kernel) -> Int64 {
    // A thick closure is a code pointer and a context (TypeLayout.rst, "Function values").
    let code = unsafe unsafeBitCast(kernel, to: (code: UInt, context: UInt).self).code
    return Int64(bitPattern: UInt64(code) &- probe_image_base())
  }
}
