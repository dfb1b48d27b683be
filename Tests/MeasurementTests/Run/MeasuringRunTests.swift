import Results
import Testing

@testable import Measurement

@Suite struct MeasuringRunTests {
  /// A reference of 10 ns, two twins of 20 and 40, one that stands alone, one that lies.
  private struct Bench {
    let watch = FakeStopwatch()
    let benchmarks: [Benchmark]
    let launcher: InProcessLauncher

    init() {
      let watch = watch
      func form(_ name: Variant, _ cost: UInt64, extra: UInt64 = 0) -> Form {
        let clock = Clock(watch)
        return Form(name, leaves: .nothing) { n in
          clock.watch.now += UInt64(n) * cost
          return UInt64(n) &+ extra
        }
      }
      benchmarks =
        Comparison("Family", "work") {
          form("first", 10)
          form("second", 20)
          form("third", 40)
        }.benchmarks + Comparison("Family", "lone") { form("only", 5) }.benchmarks
      launcher = InProcessLauncher(benchmarks, watch: watch)
    }

    func run(seed: UInt64 = 1, launches: Int = 4, observe: @escaping (RunEvent) -> Void = { _ in })
      -> Measurements
    {
      MeasuringRun(
        benchmarks,
        seed: seed,
        schedule: Schedule(launches: launches, timeBudget: 1),
        launchers: [launcher],
        watch: watch,
        observe: observe
      ).run()
    }
  }

  /// The fake clock is used on one thread only, which the compiler cannot see.
  private final class Clock: @unchecked Sendable {
    let watch: FakeStopwatch
    init(_ watch: FakeStopwatch) { self.watch = watch }
  }

  @Test func takesEveryPairInEveryLaunch() {
    let bench = Bench()
    let result = bench.run()
    #expect(result.completeLaunches == 4)
    #expect(result.stop == nil)
    #expect(result.failures.isEmpty)
    let byLaunch = Dictionary(grouping: result.samples, by: \.launch)
    #expect(byLaunch.keys.sorted() == [0, 1, 2, 3])
    for samples in byLaunch.values {
      #expect(Set(samples.map(\.benchmark.description)).count == 4)
      for round in Dictionary(grouping: samples, by: \.round).values {
        #expect(round.count == 4 || round.count == 2)
        #expect(Set(round.map(\.iterations)).count == 1)
        #expect(round.map(\.position) == Array(0..<round.count))
      }
    }
  }

  @Test func timesWhatTheClockSays() {
    let costs = ["first": 10, "second": 20, "third": 40, "only": 5] as [String: UInt64]
    for sample in Bench().run().samples {
      #expect(
        sample.nanoseconds == costs[sample.benchmark.variant].map { $0 * UInt64(sample.iterations) }
      )
    }
  }

  @Test func repeatsItselfFromItsSeed() {
    let first = Bench()
    let second = Bench()
    #expect(first.run(seed: 9).samples == second.run(seed: 9).samples)
    #expect(first.launcher.plans == second.launcher.plans)
    #expect(first.launcher.paddings == second.launcher.paddings)
    let other = Bench()
    #expect(
      other.run(seed: 10).samples.map(\.benchmark) != first.run(seed: 9).samples.map(\.benchmark)
    )
  }

  @Test func losesOnlyWhatCrashes() throws {
    let bench = Bench()
    bench.launcher.faults["Family.work.second"] = .crashed("told to")
    var events: [RunEvent] = []
    let result = bench.run { events.append($0) }
    let lost = try #require(BenchmarkName("Family.work.second"))
    #expect(result.failures == [lost: .crashed("told to")])
    #expect(events.contains(.failed(lost, .crashed("told to"))))
    let measured = Set(result.samples.map(\.benchmark.variant))
    #expect(measured == ["first", "third", "only"])
    #expect(result.completeLaunches == 4)
  }

  @Test func measuresATwinAloneWhoseReferenceIsLost() {
    let bench = Bench()
    bench.launcher.faults["Family.work.first"] = .timedOut(1)
    let result = bench.run()
    #expect(Set(result.samples.map(\.benchmark.variant)) == ["second", "third", "only"])
  }

  @Test func keepsNoSampleOfALaunchThatWasCutShort() {
    let bench = Bench()
    bench.launcher.launchesUntilInterrupted = 3
    let result = bench.run()
    #expect(result.stop == .interrupted)
    #expect(result.completeLaunches == 2)
    #expect(Set(result.samples.map(\.launch)) == [0, 1])
    #expect(result.heapRows.allSatisfy { $0.value == nil })
  }

  @Test func reportsEveryStep() {
    var steps: [(Int, Int)] = []
    _ = Bench().run { event in
      if case .progress(let done, let total, _) = event { steps.append((done, total)) }
    }
    #expect(steps.map(\.0) == Array(1...steps.count))
    #expect(steps.last.map { $0.0 == $0.1 } == true)
  }

  @Test func givesEverySampleOfAColdPairAProcessOfItsOwn() {
    let watch = FakeStopwatch()
    let clock = Clock(watch)
    let kernel: @Sendable (Int) -> UInt64 = { n in
      clock.watch.now += 300
      return UInt64(n)
    }
    let benchmarks = Comparison("Family", "cast") {
      Form("warm", leaves: .nothing, measuring: { UInt64($0) })
      Form("cold", leaves: .nothing, isCold: true) { { n in kernel(n) } }
    }.benchmarks
    let launcher = InProcessLauncher(benchmarks, watch: watch)
    let result = MeasuringRun(
      benchmarks,
      seed: 3,
      schedule: Schedule(launches: 6, timeBudget: 1),
      launchers: [launcher],
      watch: watch,
      observe: { _ in }
    ).run()
    let cold = launcher.plans.filter { $0.task == .timeCold }
    #expect(cold.count == 6 * 2)
    #expect(cold.allSatisfy { $0.entries.count == 1 && $0.entries[0].subject.arms.count == 1 })
    #expect(result.samples.count == 6 * 2)
    #expect(result.samples.allSatisfy { $0.iterations == 1 })
    #expect(
      result.samples.filter { $0.benchmark.variant == "cold" }.allSatisfy { $0.nanoseconds == 300 }
    )
    #expect(
      result.samples.map(\.position) == Array(repeating: [0, 1], count: 6).flatMap(\.self)
    )
    let heap = result.heapRows.filter { $0.benchmark.variant == "cold" }
    #expect(heap.count == 4)
    #expect(heap.allSatisfy { $0.status == .notMeasured && $0.value == nil && !$0.note.isEmpty })
  }
}

/// Several builds of one suite, which take turns.
@Suite struct SeveralBuildsTests {
  @Test func givesEachBuildTheSameLaunchesAndMarksTheirSamples() {
    let watch = FakeStopwatch()
    let body = BuildClock(watch)
    let benchmarks = Comparison("Family", "work") {
      Form("one", leaves: .nothing) { n in body.spend(n) }
      Form("other", leaves: .nothing) { n in body.spend(n) }
    }.benchmarks
    let launchers = (0..<3).map { _ in InProcessLauncher(benchmarks, watch: watch) }
    let result = MeasuringRun(
      benchmarks,
      seed: 5,
      schedule: Schedule(launches: 2, timeBudget: 1),
      launchers: launchers,
      watch: watch,
      observe: { _ in }
    ).run()
    #expect(result.stop == nil)
    #expect(result.completeLaunches == 6)
    let builds = Dictionary(grouping: result.samples, by: \.build)
    #expect(builds.keys.sorted() == [0, 1, 2])
    for samples in builds.values { #expect(Set(samples.map(\.launch)) == [0, 1]) }
    // The second turn runs backwards.
    var turns: [Int] = []
    for sample in result.samples where turns.last != sample.build { turns.append(sample.build) }
    #expect(turns == [0, 1, 2, 1, 0])
    let timed = launchers.map { $0.plans.filter { $0.task == .time } }
    #expect(timed.map(\.count) == [2, 2, 2])
    #expect(Set(timed.flatMap(\.self).map(\.seed)).count == 6)
    // Iterations are found once, so that builds are compared at the same work.
    #expect(launchers.map { $0.plans.count { $0.task == .calibrate } } == [1, 0, 0])
  }

  /// The fake clock is used on one thread only, which the compiler cannot see.
  private final class BuildClock: @unchecked Sendable {
    private let watch: FakeStopwatch
    init(_ watch: FakeStopwatch) { self.watch = watch }
    func spend(_ iterations: Int) -> UInt64 {
      watch.now += UInt64(iterations) * 10
      return UInt64(iterations)
    }
  }
}
