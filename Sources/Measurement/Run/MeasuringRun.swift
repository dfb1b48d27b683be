import Results

/// Measures a selection of benchmarks: calibrates, times in launches, counts in launches.
final class MeasuringRun<Starter: Launcher, Watch: Stopwatch> {
  let benchmarks: [String: Benchmark]
  let order: [String]
  let seed: UInt64
  let schedule: Schedule
  /// What starts each build of the suite; the first one calibrates and counts the heap as well.
  let launchers: [Starter]
  let watch: Watch
  let hardware: HardwareAccess?
  let observe: (RunEvent) -> Void

  var result = Measurements()
  var lost: Set<String> = []
  var progress = StepCounter()
  var nextRound = 0

  init(
    _ benchmarks: [Benchmark],
    seed: UInt64,
    schedule: Schedule,
    launchers: [Starter],
    watch: Watch,
    hardware: HardwareAccess? = nil,
    observe: @escaping (RunEvent) -> Void
  ) {
    order = benchmarks.map(\.name.description)
    self.benchmarks = Dictionary(
      benchmarks.map { ($0.name.description, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.seed = seed
    self.schedule = schedule
    self.launchers = launchers
    self.watch = watch
    self.hardware = hardware.flatMap { $0.refusal == nil ? $0 : nil }
    self.observe = observe
  }

  /// Carries the run out, as far as it gets.
  func run() -> Measurements {
    let (cold, warm) = subjects()
    progress = StepCounter(
      total: warm.count + (warm.count + cold.map(\.arms.count).reduce(0, +)) * timedLaunches
        + (HeapCounter.isAvailable ? order.count * Self.heapLaunches : 0)
        + (hardware == nil ? 0 : order.count * Self.hardwareLaunches)
    )
    var pacing = Pacing(schedule: schedule)
    let calibrated = calibrate(warm, target: pacing.sampleTarget(subjects: warm.count))
    let start = watch.nanoseconds()
    for (index, process) in processes.enumerated() where result.stop == nil {
      let began = watch.nanoseconds()
      let budget = schedule.timeBudget * Double(launchers.count)
      let rounds = pacing.rounds(
        for: calibrated,
        launchesLeft: timedLaunches - index,
        secondsLeft: budget - Double(began - start) / 1e9
      )
      observe(.launch(index + 1, of: timedLaunches, rounds: rounds))
      time(calibrated, cold: cold, rounds: rounds, process)
      pacing.note(
        calibrated,
        rounds: rounds,
        seconds: Double(watch.nanoseconds() - began) / 1e9
      )
    }
    countHeap(calibrated)
    countHardware(calibrated)
    return result
  }

  /// A timed launch: which one of which build.
  struct TimedProcess: Equatable {
    var launch: Int
    var build: Int
  }

  private var timedLaunches: Int { schedule.launches * launchers.count }

  /// The timed launches in turns of all builds, every second turn backwards, so that no build has
  /// the quiet hours to itself.
  private var processes: [TimedProcess] {
    (0..<schedule.launches).flatMap { launch in
      let turn = launchers.indices.map { TimedProcess(launch: launch, build: $0) }
      return launch.isMultiple(of: 2) ? turn : turn.reversed()
    }
  }

  /// Cold subjects and the others; the former share no process with anybody.
  private func subjects() -> (cold: [Subject], warm: [Subject]) {
    let all = Subject.all(of: order.compactMap { benchmarks[$0] })
    func isCold(_ subject: Subject) -> Bool {
      subject.arms.contains { benchmarks[$0]?.isCold == true }
    }
    return (all.filter(isCold), all.filter { !isCold($0) })
  }

  private func calibrate(_ subjects: [Subject], target: UInt64) -> [Calibrated] {
    var found: [Calibrated] = []
    let plan = LaunchPlan(
      task: .calibrate,
      seed: seed,
      sampleTarget: target,
      firstRound: 0,
      entries: subjects.map { .init(subject: $0, iterations: 0, rounds: 0) }
    )
    carryOut(plan, padding: 0, doing: "calibrating") { event, plan in
      guard case .calibrated(let entry, let iterations, let nanoseconds) = event else { return }
      let calibration = Calibration(iterations: iterations, nanoseconds: nanoseconds)
      found.append(Calibrated(subject: plan.entries[entry].subject, calibration: calibration))
    }
    return found
  }

  private func time(
    _ calibrated: [Calibrated],
    cold: [Subject],
    rounds: Int,
    _ process: TimedProcess
  ) {
    let stream = process.launch * launchers.count + process.build
    var generator = SplitMix64(seed: seed, stream: stream)
    let padding = Int.random(in: 0...4_096, using: &generator)
    let entries = calibrated.shuffled(using: &generator).map { $0.entry(rounds: rounds) }
    nextRound = 0
    let plan = LaunchPlan(
      task: .time,
      seed: generator.next(),
      sampleTarget: 0,
      firstRound: 0,
      entries: entries.compactMap(remaining)
    )
    var taken: [TakenSample] = []
    carryOut(plan, build: process.build, padding: padding, doing: "timing") { event, plan in
      switch event {
      case .sample(let sample):
        taken.append(sample)
        self.nextRound = sample.round + 1
      case .end(let entry):
        // What a lost benchmark left unfinished has rounds from before the launch started again.
        let whole = taken.filter { $0.round >= plan.firstRound }
        self.keep(whole, of: plan.entries[entry].subject, process)
        taken = []
      case .begin, .calibrated, .heap, .hardware, .finished: break
      }
    }
    for subject in cold.shuffled(using: &generator) where result.stop == nil {
      timeCold(subject, process, using: &generator)
    }
    if result.stop == nil { result.completeLaunches += 1 }
  }
}
