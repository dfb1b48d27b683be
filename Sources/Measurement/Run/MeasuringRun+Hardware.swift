import Results

extension MeasuringRun {
  /// Launches that count: the fewest whose smallest and largest value enclose the median with 95 %.
  static var hardwareLaunches: Int { 6 }

  /// Counts what the processor does, in launches of their own, where the kernel grants it.
  ///
  /// Where it does not, there are no rows: the manifest says why.
  func countHardware(_ calibrated: [Calibrated]) {
    guard hardware != nil else { return }
    var launches: [String: [HardwareRow.Launch]] = [:]
    for launch in 0..<Self.hardwareLaunches where result.stop == nil {
      var generator = SplitMix64(seed: seed, stream: schedule.launches + Self.heapLaunches + launch)
      let padding = Int.random(in: 0...4_096, using: &generator)
      let entries = iterations(calibrated).sorted { $0.key < $1.key }.map { name, iterations in
        LaunchPlan.Entry(subject: Subject(name), iterations: iterations, rounds: 1)
      }
      let plan = LaunchPlan(
        task: .countHardware,
        seed: seed,
        sampleTarget: 0,
        firstRound: 0,
        entries: entries.shuffled(using: &generator).compactMap(remaining)
      )
      var counted: [String: HardwareRow.Launch] = [:]
      carryOut(plan, padding: padding, doing: "counting cycles") { event, _ in
        guard case .hardware(let name, let iterations, let counts) = event else { return }
        counted[name, default: []].append((iterations, counts))
      }
      for (name, counts) in counted { launches[name, default: []].append(counts) }
    }
    guard result.stop == nil else { return }
    for name in order where !lost.contains(name) {
      guard let benchmark = benchmarks[name], !benchmark.isCold else { continue }
      result.hardwareRows += HardwareRow.rows(of: benchmark, from: launches[name] ?? [])
    }
  }

  /// Half the iterations that a sample of the clock has: the second entry then takes as long.
  private func iterations(_ calibrated: [Calibrated]) -> [String: Int] {
    var iterations: [String: Int] = [:]
    for one in calibrated {
      for arm in one.subject.arms { iterations[arm] = max(1, one.calibration.iterations / 2) }
    }
    return iterations
  }
}
