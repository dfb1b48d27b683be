import Glibc
import Results
import Testing

@testable import Measurement

/// The processor's counters, on a made-up processor and on what this machine grants.
@Suite struct HardwareCounterTests {
  /// Takes 10 cycles, 20 instructions and half a miss an iteration, and 1,000 cycles to enter.
  private struct Processor: HardwareCounting {
    var entry = 1_000

    func count(_ body: Body, iterations: Int) -> HardwareCounts? {
      HardwareCounts(
        cycles: entry + 10 * iterations,
        instructions: 20 * iterations,
        branchMisses: iterations / 2
      )
    }
  }

  /// A processor whose counters are always taken by others in turns.
  private struct BusyProcessor: HardwareCounting {
    func count(_ body: Body, iterations: Int) -> HardwareCounts? { nil }
  }

  private static let refused = HardwareAccess { () throws(HardwareCounterError) in
    throw HardwareCounterError(number: EACCES, paranoia: .init(level: 4))
  }

  private func run(on hardware: HardwareAccess?) -> (Measurements, [LaunchPlan]) {
    let watch = FakeStopwatch()
    let benchmarks = Comparison("Family", "work", operationsPerIteration: 4) {
      Form("first", leaves: .nothing) { UInt64($0) }
      Form("second", leaves: .nothing) { UInt64($0) }
    }.benchmarks
    let launcher = InProcessLauncher(benchmarks, watch: watch)
    if let hardware { launcher.hardware = hardware }
    let result = MeasuringRun(
      benchmarks,
      seed: 1,
      schedule: Schedule(launches: 2, timeBudget: 1),
      launchers: [launcher],
      watch: watch,
      hardware: hardware,
      observe: { _ in }
    ).run()
    return (result, launcher.plans)
  }

  @Test func countsEveryOperationWithoutTheEntry() throws {
    let (result, plans) = run(on: HardwareAccess { Processor() })
    #expect(plans.count { $0.task == .countHardware } == 6)
    #expect(result.hardwareRows.count == 6)
    for name in ["Family.work.first", "Family.work.second"] {
      let rows = result.hardwareRows.filter { $0.benchmark.description == name }
      #expect(rows.map(\.metric) == HardwareRow.metrics)
      #expect(rows.map(\.n) == [6, 6, 6])
      #expect(rows[0].value == 2.5)
      #expect(rows[0].low == 2.5 && rows[0].high == 2.5)
      #expect(rows[1].value == 5)
    }
  }

  @Test func leavesACellEmptyWhereCountsWouldBeEstimates() {
    let (result, _) = run(on: HardwareAccess { BusyProcessor() })
    #expect(result.hardwareRows.count == 6)
    for row in result.hardwareRows {
      #expect(row.value == nil)
      #expect(row.status == .notMeasured)
      #expect(row.note == "the processor's counters were shared with others")
    }
  }

  @Test func startsNoLaunchWhereTheKernelRefuses() {
    let (result, plans) = run(on: Self.refused)
    #expect(result.hardwareRows.isEmpty)
    #expect(!plans.contains { $0.task == .countHardware })
    #expect(result.completeLaunches == 2)
  }

  @Test func takesTheMedianOfWhatTheLaunchesCounted() throws {
    let benchmark = Benchmark(try #require(BenchmarkName("Family.work.first")), leaves: .nothing) {
      UInt64($0)
    }
    let launches: [HardwareRow.Launch] = [10, 30, 20].map { cycles in
      [8, 16].map { ($0, HardwareCounts(cycles: cycles * $0, instructions: 0, branchMisses: 0)) }
    }
    let rows = HardwareRow.rows(of: benchmark, from: launches + [[]])
    #expect(rows[0].value == 20)
    #expect(rows[0].n == 3)
    #expect(rows[0].low == nil)
  }

  @Test(arguments: [
    (ENOENT, 2, "offers no hardware counters"), (EOPNOTSUPP, 2, "offers no hardware counters"),
    (EACCES, 4, "perf_event_paranoid is 4, expected 2 or less: sysctl"),
    (EPERM, 2, "capability PERFMON"), (ENOSYS, 2, "built without it"),
    (EMFILE, 2, "too many files"), (EINVAL, 2, "no reason is known"),
  ])
  func saysWhatCanBeDone(number: Int32, level: Int, words: String) {
    let text = HardwareCounterError(number: number, paranoia: .init(level: level)).description
    #expect(text.hasPrefix("perf_event_open: \(unsafe String(cString: strerror(number))); "))
    #expect(text.contains(words))
  }

  /// Whether this machine grants counters or not, the answer is whole.
  @Test func isGrantedOrRefusedWithAReason() throws {
    let instrument = HardwareCounter.instrument
    #expect(instrument.name == "perf_event_open")
    guard let reason = instrument.version.reason else {
      let counts = try HardwareCounter().count(Body { UInt64($0) }, iterations: 1_000)
      if let counts { #expect(counts.instructions > 0 && counts.cycles > 0) }
      return
    }
    #expect(reason.hasPrefix("perf_event_open: "))
    #expect(reason.split(separator: "; ").count == 2)
    #expect(throws: HardwareCounterError.self) { try HardwareCounter() }
  }
}
