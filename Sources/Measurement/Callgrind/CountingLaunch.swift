import CProbe
import Glibc
import Results

/// The side of a count that runs under callgrind: enters each body of a plan and says so.
public enum CountingLaunch {
  /// The longest that one benchmark may take, in seconds; SIGALRM ends it then.
  static let secondsPerBenchmark: UInt32 = 60

  /// Carries out the plan in a file.
  ///
  /// Every benchmark is prepared and entered in a copy of the process as it was before the first,
  /// and what there is to know about it is read in the copy. Its heap, and with it what `malloc`
  /// and `memcpy` do, cannot depend on what was selected with it; a cold one is cold; and one that
  /// ends its process ends the copy.
  ///
  /// - Parameters:
  ///   - benchmarks: Every benchmark that a plan may name.
  ///   - planFile: The path of the plan.
  /// - Returns: Whether there was a plan and each of its lines had its copy.
  public static func serve(_ benchmarks: [Benchmark], planFile: String) -> Bool {
    let plan = unsafe open(planFile, O_RDONLY | O_CLOEXEC)
    guard plan >= 0 else { return false }
    let named = Dictionary(benchmarks.map { ($0.name.description, $0) }) { first, _ in first }
    let count = Int(lseek(plan, 0, SEEK_END)) / CountingPlan.lineLength
    probe_callgrind_start()
    warmUp(named)
    for index in 0..<count {
      let process = probe_fork()
      if process == 0 { _exit(enterEntry(index, of: plan, named) ? 0 : notInPlan) }
      var status: Int32 = 0
      guard process > 0, unsafe waitpid(process, &status, 0) == process else { return false }
      probe_report_ended(Int64(index), status)
    }
    return true
  }

  /// The status with which a copy says that it does not know what to enter.
  private static let notInPlan: Int32 = 65

  /// Enters a body that does nothing as a copy enters its own.
  ///
  /// Callgrind translates what it has not seen before, and a copy inherits what was translated
  /// until then. It inherits no more than that either: with every block that ran since the start,
  /// each of its profiles would have to pass over tens of thousands. The line is always the same,
  /// because what it leaves of the heap every copy begins with.
  private static func warmUp(_ benchmarks: [String: Benchmark]) {
    let nobody = "nobody 1 1 1 1"
    guard let entry = CountingPlan.Entry(String(decoding: Array(nobody.utf8), as: UTF8.self)),
      benchmarks[entry.benchmark] == nil
    else { return }
    enter(Body { _ in 0 }, entry, at: CountingEvent.ofNoEntry)
  }

  private static func enterEntry(
    _ index: Int,
    of plan: Int32,
    _ benchmarks: [String: Benchmark]
  ) -> Bool {
    var line = [UInt8](repeating: 0, count: CountingPlan.lineLength)
    let offset = index * CountingPlan.lineLength
    guard unsafe pread(plan, &line, line.count, off_t(offset)) == line.count,
      let entry = CountingPlan.Entry(String(decoding: line, as: UTF8.self)),
      let benchmark = benchmarks[entry.benchmark]
    else { return false }
    _ = alarm(secondsPerBenchmark)
    enter(benchmark.prepare(), entry, at: index)
    return true
  }

  /// Enters the regions of one benchmark with nothing but their entries between them.
  ///
  /// The empty region shows what the entry itself costs. Callgrind counts calls outside of regions
  /// as well, so those of laying out are set to zero before the region begins.
  @inline(never)
  private static func enter(_ body: Body, _ entry: CountingPlan.Entry, at index: Int) {
    probe_report_entered(Int64(index), Int64(KernelCode.address(of: body.kernel)))
    probe_callgrind_zero()
    _ = Region.enter({ _ in 0 }, iterations: 0)
    for iterations in entry.regions {
      body.layOut(for: iterations)
      probe_callgrind_zero()
      _ = Region.enter(body.kernel, iterations: iterations)
    }
  }
}
