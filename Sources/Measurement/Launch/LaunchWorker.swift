/// The work inside a launch: does what a plan says and reports each event as it happens.
struct LaunchWorker<Watch: Stopwatch> {
  let benchmarks: [String: Benchmark]
  let watch: Watch
  var hardware = HardwareAccess.ofKernel
  let report: (LaunchEvent) -> Void

  /// Does the whole plan.
  func run(_ plan: LaunchPlan) {
    var generator = SplitMix64(seed: plan.seed)
    var round = plan.firstRound
    for (index, entry) in plan.entries.enumerated() {
      switch plan.task {
      case .calibrate: calibrate(entry, index, target: plan.sampleTarget)
      case .time: takeRounds(entry, from: &round, using: &generator)
      case .timeCold: takeColdSample(entry, round: plan.firstRound)
      case .countHeap: countHeap(entry)
      case .countHardware: countHardware(entry)
      }
      report(.end(entry: index))
    }
    report(.finished)
  }

  private func calibrate(_ entry: LaunchPlan.Entry, _ index: Int, target: UInt64) {
    let bodies = prepare(entry.subject, warmingAt: 1)
    let found = Calibration.find(for: bodies, target: target, on: watch) { arm in
      report(.begin(entry.subject.arms[arm]))
    }
    report(
      .calibrated(entry: index, iterations: found.iterations, nanoseconds: found.nanoseconds)
    )
  }

  private func takeRounds(
    _ entry: LaunchPlan.Entry,
    from round: inout Int,
    using generator: inout SplitMix64
  ) {
    let bodies = prepare(entry.subject, warmingAt: max(1, entry.iterations / 4))
    for _ in 0..<entry.rounds {
      let order = RoundOrder.draw(arms: bodies.count, using: &generator)
      let iterations = RoundOrder.jitter(entry.iterations, using: &generator)
      for (position, arm) in order.enumerated() {
        let name = entry.subject.arms[arm]
        report(.begin(name))
        let reading = watch.time(bodies[arm], iterations: iterations)
        report(
          .sample(
            TakenSample(
              round: round,
              position: position,
              name: name,
              iterations: iterations,
              reading: reading
            )
          )
        )
      }
      round += 1
    }
  }

  private func takeColdSample(_ entry: LaunchPlan.Entry, round: Int) {
    let bodies = prepare(entry.subject, warmingAt: nil)
    let reading = watch.time(bodies[0], iterations: entry.iterations)
    report(
      .sample(
        TakenSample(
          round: round,
          position: 0,
          name: entry.subject.arms[0],
          iterations: entry.iterations,
          reading: reading
        )
      )
    )
  }

  private func countHeap(_ entry: LaunchPlan.Entry) {
    let bodies = prepare(entry.subject, warmingAt: entry.iterations)
    for factor in [1, 2, 4] {
      let iterations = entry.iterations * factor
      let counts = HeapCounter.count(bodies[0], iterations: iterations)
      report(.heap(name: entry.subject.arms[0], iterations: iterations, counts))
    }
  }

  private func countHardware(_ entry: LaunchPlan.Entry) {
    guard let counter = try? hardware.open() else { return }
    let bodies = prepare(entry.subject, warmingAt: entry.iterations)
    for factor in [1, 2] {
      let iterations = entry.iterations * factor
      guard let counts = counter.count(bodies[0], iterations: iterations) else { continue }
      report(.hardware(name: entry.subject.arms[0], iterations: iterations, counts))
    }
  }

  /// Makes the bodies of a subject and enters each twice: metadata, witness tables, conformances
  /// and lazily bound symbols are then in place.
  private func prepare(_ subject: Subject, warmingAt iterations: Int?) -> [Body] {
    subject.arms.map { name in
      report(.begin(name))
      guard let benchmark = benchmarks[name] else {
        preconditionFailure("the plan names \(name), which this binary does not have")
      }
      let body = benchmark.prepare()
      if let iterations {
        for _ in 0..<2 {
          body.layOut(for: iterations)
          _ = Region.enter(body.kernel, iterations: iterations)
        }
      }
      return body
    }
  }
}
