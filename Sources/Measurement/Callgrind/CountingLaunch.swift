import CProbe
import Glibc
import Results

/// The side of a count that runs under callgrind: enters each body of a plan and says so.
public enum CountingLaunch {
  /// The longest that one benchmark may take, in seconds; SIGALRM ends it then.
  static let secondsPerBenchmark: UInt32 = 60

  /// Carries out the plan in a file.
  ///
  /// Every benchmark is prepared and entered in a copy of the process, and what there is to know
  /// about it is read in the copy. The process that is copied has run the family's first benchmark,
  /// whatever was selected. So a heap, and with it what `malloc` and `memcpy` do, cannot depend on
  /// the selection; a cold benchmark is cold; and one that ends its process ends the copy.
  ///
  /// - Parameters:
  ///   - benchmarks: Every benchmark that a plan may name.
  ///   - planFile: The path of the plan.
  /// - Returns: Whether there was a plan and each of its lines had its copy.
  public static func serve(_ benchmarks: [Benchmark], planFile: String) -> Bool {
    guard let plan = PlanLines(path: planFile) else { return false }
    let families = CountedFamily.all(of: benchmarks)
    let named = Dictionary(benchmarks.map { ($0.name.description, $0) }) { first, _ in first }
    probe_callgrind_start()
    warmUp()
    var start = 0
    while start < plan.count {
      let entries = start..<plan.endOfGroup(from: start)
      guard serve(entries, of: plan, named, after: families) || serve(entries, of: plan, named)
      else { return false }
      start = entries.upperBound
    }
    return true
  }

  /// Serves entries from a copy in which their family has run; for cold ones nothing has.
  ///
  /// Callgrind translates what it has not seen before, which takes longer than anything else here,
  /// and a copy inherits what was translated until then.
  ///
  /// The original allocates nothing for it: two blocks that are taken and given back can change
  /// places, and the next family would find them so.
  ///
  /// - Returns: Whether it was possible: a first benchmark may end its process.
  private static func serve(
    _ entries: Range<Int>,
    of plan: PlanLines,
    _ benchmarks: [String: Benchmark],
    after families: [CountedFamily]
  ) -> Bool {
    let process = probe_fork()
    if process == 0 {
      if !plan.isCold(entries.lowerBound) {
        families.first { plan.isLine(entries.lowerBound, of: $0.prefix) }?
          .run(within: secondsPerBenchmark)
      }
      _exit(serve(entries, of: plan, benchmarks) ? 0 : 1)
    }
    var status: Int32 = 0
    guard process > 0, unsafe waitpid(process, &status, 0) == process else { return false }
    return status == 0
  }

  /// Makes a copy for each of the entries.
  private static func serve(
    _ entries: Range<Int>,
    of plan: PlanLines,
    _ benchmarks: [String: Benchmark]
  ) -> Bool {
    for index in entries {
      let process = probe_fork()
      if process == 0 {
        _ = alarm(secondsPerBenchmark)
        _exit(enterEntry(plan.line(index), at: index, benchmarks) ? 0 : notInPlan)
      }
      var status: Int32 = 0
      guard process > 0, unsafe waitpid(process, &status, 0) == process else { return false }
      probe_report_ended(Int64(index), status)
    }
    return true
  }

  /// The status with which a copy says that it does not know what to enter.
  private static let notInPlan: Int32 = 65

  /// Enters a body that does nothing exactly as a copy enters its own, after an empty region.
  ///
  /// Callgrind then has translated what every copy does besides its benchmark, and the empty region
  /// shows what the entry itself executes. The line is always the same, because what it leaves of the
  /// heap every copy begins with.
  private static func warmUp() {
    enterNothing()
    guard let nobody = BenchmarkName("Nobody.does.nothing") else { return }
    let benchmark = Benchmark(nobody, leaves: .nothing, measuring: { _ in 0 })
    let line = CountingPlan.Entry(benchmark).line
    var bytes = PlanLines.Line(repeating: 0)
    for (index, byte) in line.utf8.enumerated() { bytes[index] = byte }
    _ = enterEntry(bytes, at: CountingEvent.ofNoEntry, ["\(nobody)": benchmark])
  }

  private static func enterEntry(
    _ line: PlanLines.Line,
    at index: Int,
    _ benchmarks: [String: Benchmark]
  ) -> Bool {
    let text = String(decoding: line.indices.map { line[$0] }, as: UTF8.self)
    guard let entry = CountingPlan.Entry(text), let benchmark = benchmarks[entry.benchmark]
    else { return false }
    let body = benchmark.prepare()
    probe_report_entered(Int64(index), Int64(KernelCode.address(of: body.kernel)))
    if entry.isCold { enterNothing() }
    enter(body, entry)
    return true
  }

  /// Enters an empty region, which shows what the entry costs.
  @inline(never)
  private static func enterNothing() {
    probe_callgrind_zero()
    _ = Region.enter({ _ in 0 }, iterations: 0)
  }

  /// Enters the regions of one benchmark with nothing but their entries between them.
  ///
  /// Callgrind counts calls outside of regions as well, and sets a count to zero where it writes it.
  /// So the second region that settles is written too, with the calls of all that came before it, and
  /// what laying out costs is set to zero before a counted region begins. It takes two to settle: what
  /// the simulated predictor has seen once it still gets wrong, and a heap gives back in the second
  /// what the first one took. The predictor begins in one state, because what it has learnt before
  /// depends on all that was executed: on what was selected, and on how many digits a number has that
  /// was printed.
  @inline(never)
  private static func enter(_ body: Body, _ entry: CountingPlan.Entry) {
    probe_settle_predictor()
    if let settling = entry.settling {
      body.layOut(for: settling)
      Region.settle(body.kernel, iterations: settling)
      body.layOut(for: settling)
      _ = Region.enter(body.kernel, iterations: settling)
    }
    for iterations in entry.counted {
      body.layOut(for: iterations)
      probe_callgrind_zero()
      _ = Region.enter(body.kernel, iterations: iterations)
    }
  }
}
