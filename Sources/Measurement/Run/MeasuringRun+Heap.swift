import Results

extension MeasuringRun {
  /// Launches that must agree on every count.
  static var heapLaunches: Int { 2 }

  /// Counts heap traffic in launches of their own and turns it into rows.
  func countHeap(_ calibrated: [Calibrated]) {
    guard HeapCounter.isAvailable else {
      return declareUncounted(order, because: "a sanitizer owns the heap functions")
    }
    let cold = order.filter { benchmarks[$0]?.isCold == true }
    declareUncounted(cold, because: "a cold body cannot be entered three times")
    let costs = cost(of: calibrated)
    let warm = order.filter { costs[$0] != nil && benchmarks[$0]?.isCold == false }
    var launches: [String: HeapRow.Launches] = [:]
    for launch in 0..<Self.heapLaunches where result.stop == nil {
      countOnce(warm, costs, launch, into: &launches)
    }
    guard result.stop == nil else { return }
    for name in warm where !lost.contains(name) {
      guard let benchmark = benchmarks[name], let counted = launches[name] else { continue }
      result.heapRows += HeapRow.rows(of: benchmark, from: counted)
    }
  }

  private func countOnce(
    _ names: [String],
    _ costs: [String: Double],
    _ launch: Int,
    into launches: inout [String: HeapRow.Launches]
  ) {
    var generator = SplitMix64(seed: seed, stream: schedule.launches * launchers.count + launch)
    let padding = Int.random(in: 0...4_096, using: &generator)
    let plan = LaunchPlan(
      task: .countHeap,
      seed: seed,
      sampleTarget: 0,
      firstRound: 0,
      entries: names.shuffled(using: &generator).map {
        LaunchPlan.Entry(
          subject: Subject($0),
          iterations: Self.heapIterations(cost: costs[$0] ?? 0),
          rounds: 1
        )
      }.compactMap(remaining)
    )
    var counted: [String: [(iterations: Int, counts: HeapCounts)]] = [:]
    carryOut(plan, padding: padding, doing: "counting allocations") { event, _ in
      guard case .heap(let name, let iterations, let counts) = event else { return }
      counted[name, default: []].append((iterations, counts))
    }
    for (name, counts) in counted { launches[name, default: []].append(counts) }
  }

  /// Nanoseconds of one iteration of each benchmark, at most.
  private func cost(of calibrated: [Calibrated]) -> [String: Double] {
    var costs: [String: Double] = [:]
    for one in calibrated {
      let cost = Double(one.calibration.nanoseconds) / Double(one.calibration.iterations)
      for arm in one.subject.arms { costs[arm] = min(costs[arm] ?? .infinity, cost) }
    }
    return costs
  }

  /// Iterations of the first counted entry: a power of two, so that a body that goes round a table
  /// of so many or fewer receivers goes round it whole, and few enough to take about 2 ms.
  static func heapIterations(cost: Double) -> Int {
    switch cost {
    case ..<2_000: 1_024
    case ..<20_000: 128
    default: 16
    }
  }

  private func declareUncounted(_ names: [String], because reason: String) {
    for name in names {
      guard let benchmark = benchmarks[name]?.name, !lost.contains(name) else { continue }
      for metric in [Metric.allocations, .allocatedBytes, .frees, .peakLiveBytes] {
        result.heapRows.append(
          ResultRow(
            benchmark: benchmark,
            metric: metric,
            value: nil,
            n: 0,
            status: .notMeasured,
            note: reason
          )
        )
      }
    }
  }
}
