import Results

/// Turns what the processor counted for a benchmark into its rows.
///
/// Each launch enters the body at n and at 2n; what entering costs cancels in the difference. The
/// launches are the units of replication, as they are for times.
enum HardwareRow {
  /// The entries of one launch: how many iterations, and what was counted.
  typealias Launch = [(iterations: Int, counts: HardwareCounts)]

  /// The metrics, in the order of tables.
  static let metrics: [Metric] = [
    .hardwareCycles, .hardwareInstructions, .hardwareBranchMisses,
  ]

  /// The rows of `benchmark`, one for each metric; empty cells where no launch could count.
  static func rows(of benchmark: Benchmark, from launches: [Launch]) -> [ResultRow] {
    let counts: [(HardwareCounts) -> Int] = [\.cycles, \.instructions, \.branchMisses]
    return zip(metrics, counts).map { metric, count in
      let units = launches.compactMap { launch -> Double? in
        guard launch.count == 2, launch[1].iterations > launch[0].iterations else { return nil }
        let more = count(launch[1].counts) - count(launch[0].counts)
        let iterations = launch[1].iterations - launch[0].iterations
        return Double(more) / Double(iterations * benchmark.operationsPerIteration)
      }
      guard let estimate = Estimate(medianOf: units) else {
        return ResultRow(
          benchmark: benchmark.name,
          metric: metric,
          value: nil,
          n: 0,
          status: .notMeasured,
          note: "the processor's counters were shared with others"
        )
      }
      return ResultRow(
        benchmark: benchmark.name,
        metric: metric,
        value: estimate.value,
        low: estimate.low,
        high: estimate.high,
        n: estimate.n
      )
    }
  }
}
