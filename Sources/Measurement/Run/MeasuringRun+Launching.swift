import Results

extension MeasuringRun {
  /// Carries a plan out to its end: a benchmark that ends its launch is lost, and the launch
  /// starts again behind it.
  ///
  /// - Parameters:
  ///   - plan: What to do.
  ///   - build: The build that does it.
  ///   - padding: Bytes of environment that move the stack of the launch.
  ///   - instrument: What the progress line says.
  ///   - onEvent: Called with each event and the plan that its entry numbers belong to.
  func carryOut(
    _ plan: LaunchPlan,
    build: Int = 0,
    padding: Int,
    doing instrument: String,
    onEvent: (LaunchEvent, LaunchPlan) -> Void
  ) {
    var plan = plan
    while !plan.entries.isEmpty && result.stop == nil {
      let current = plan
      var ended: Set<Int> = []
      let ending = launchers[build].launch(current, padding: padding) { event in
        onEvent(event, current)
        guard case .end(let entry) = event else { return }
        ended.insert(entry)
        observe(progress.step(doing: instrument))
      }
      switch ending {
      case .finished: return
      case .interrupted: result.stop = .interrupted
      case .broken(let words): result.stop = .broken(words)
      case .failed(let name, let failure):
        lose(name, failure)
        plan.entries = current.entries.indices.filter { !ended.contains($0) }.compactMap {
          remaining(current.entries[$0])
        }
        plan.firstRound = nextRound
      }
    }
  }

  /// What is left of an entry without the benchmarks that are lost.
  func remaining(_ entry: LaunchPlan.Entry) -> LaunchPlan.Entry? {
    entry.subject.without(lost).map {
      LaunchPlan.Entry(subject: $0, iterations: entry.iterations, rounds: entry.rounds)
    }
  }

  /// Keeps what a launch took of a subject, unless the arms disagree about the work.
  func keep(_ taken: [TakenSample], of subject: Subject, _ process: TimedProcess) {
    if let failure = ChecksumCheck.failure(of: subject, in: taken) {
      lose(subject.arms[subject.arms.count - 1], failure)
    }
    for sample in taken where !lost.contains(sample.name) {
      guard let name = benchmarks[sample.name]?.name else { continue }
      result.samples.append(
        sample.sample(of: name, launch: process.launch, build: process.build)
      )
    }
  }

  /// Takes one round of a cold subject: each arm once, in a process of its own, whichever comes first.
  ///
  /// Processes cost more than what they measure, and between two of them lies so much else that the
  /// mirrored order of a warm round would cancel nothing.
  func timeCold(
    _ subject: Subject,
    _ process: TimedProcess,
    using generator: inout SplitMix64
  ) {
    let padding = Int.random(in: 0...4_096, using: &generator)
    guard let subject = subject.without(lost) else { return }
    let round = nextRound
    nextRound += 1
    var taken: [TakenSample] = []
    let arms = subject.arms.indices.shuffled(using: &generator)
    for (position, arm) in arms.enumerated() {
      let plan = LaunchPlan(
        task: .timeCold,
        seed: seed,
        sampleTarget: 0,
        firstRound: round,
        entries: [.init(subject: Subject(subject.arms[arm]), iterations: 1, rounds: 1)]
          .compactMap(remaining)
      )
      carryOut(plan, build: process.build, padding: padding, doing: "timing cold") { event, _ in
        guard case .sample(var sample) = event else { return }
        sample.position = position
        taken.append(sample)
      }
    }
    keep(taken, of: subject, process)
  }

  /// Gives a benchmark up: it keeps no sample and takes no further part.
  func lose(_ name: String, _ failure: LaunchFailure) {
    guard lost.insert(name).inserted, let benchmark = benchmarks[name]?.name else { return }
    result.failures[benchmark] = failure
    result.samples.removeAll { $0.benchmark == benchmark }
    observe(.failed(benchmark, failure))
  }
}

/// Counts the steps of a run for its progress line.
struct StepCounter {
  var total = 0
  var done = 0

  /// One more step is done.
  mutating func step(doing instrument: String) -> RunEvent {
    done = min(done + 1, total)
    return .progress(done: done, of: total, doing: instrument)
  }
}
