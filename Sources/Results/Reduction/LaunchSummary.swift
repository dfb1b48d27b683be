/// One launch, reduced to one number for each benchmark and pair.
struct LaunchSummary {
  /// Which launch it is.
  let key: LaunchKey
  /// The median time of each benchmark, in nanoseconds per operation.
  let time: [BenchmarkName: Double]
  /// The median logarithm of each variant's ratio to its reference.
  let logRatio: [BenchmarkName: Double]
  /// The median difference of each variant to its reference, in nanoseconds per operation.
  let difference: [BenchmarkName: Double]
  /// What one iteration of the empty loop costs, in nanoseconds, if it was measured.
  let loopCost: Double?

  /// Reduces what a launch took.
  init(
    _ key: LaunchKey,
    _ times: LaunchTimes,
    emptyLoop: BenchmarkName?,
    _ selection: Selection
  ) {
    self.key = key
    time = times.nanoseconds.compactMapValues { median($0) }
    logRatio = times.pairs.compactMapValues { median($0.logRatios) }
    difference = times.pairs.compactMapValues { median($0.differences) }
    loopCost = emptyLoop.flatMap { [time] name in
      time[name].map { $0 * selection.operationsPerIteration(name) }
    }
  }
}
