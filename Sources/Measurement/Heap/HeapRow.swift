import Results

/// Turns the counts of a benchmark into its rows.
///
/// Each launch enters the body at n, 2n and 4n. What entering costs is the same each time, so a
/// difference holds the loop alone; the difference from 2n to 4n must be exactly twice the one
/// from n to 2n, or the loop does not do the same work each time. Two launches must agree.
enum HeapRow {
  /// What the launches counted for one benchmark: per launch, the entries at n, 2n and 4n.
  typealias Launches = [[(iterations: Int, counts: HeapCounts)]]

  /// The rows of `benchmark`, one for each metric of the heap.
  static func rows(of benchmark: Benchmark, from launches: Launches) -> [ResultRow] {
    let perOperation: [(Metric, (HeapCounts) -> Int)] = [
      (.allocations, \.allocations), (.allocatedBytes, \.allocatedBytes), (.frees, \.frees),
    ]
    return perOperation.map { metric, count in
      row(
        benchmark,
        metric,
        launches.map { slope($0.map { ($0.iterations, count($0.counts)) }, benchmark) }
      )
    } + [row(benchmark, .peakLiveBytes, launches.map(peak))]
  }

  private static func row(
    _ benchmark: Benchmark,
    _ metric: Metric,
    _ values: [Double?]
  ) -> ResultRow {
    let isStable = values.allSatisfy { $0 != nil && $0 == values[0] }
    return ResultRow(
      benchmark: benchmark.name,
      metric: metric,
      value: isStable ? values.first ?? nil : nil,
      n: values.count,
      status: isStable ? .ok : .unstable,
      note: isStable ? "" : "the counts are not the same for every iteration and launch"
    )
  }

  /// The count per operation, or `nil` if it is not the same for every iteration.
  static func slope(
    _ points: [(iterations: Int, count: Int)],
    _ benchmark: Benchmark
  ) -> Double? {
    guard points.count == 3, points[0].iterations > 0 else { return nil }
    let near = points[1].count - points[0].count
    let far = points[2].count - points[1].count
    guard far == 2 * near else { return nil }
    let operations = points[0].iterations * benchmark.operationsPerIteration
    return Double(near) / Double(operations)
  }

  /// The bytes live at once, or `nil` if they grow with the iterations or are not known.
  private static func peak(_ points: [(iterations: Int, counts: HeapCounts)]) -> Double? {
    guard points.count == 3, points[1].counts.peakLiveBytes == points[2].counts.peakLiveBytes
    else { return nil }
    return points[2].counts.peakLiveBytes.map(Double.init)
  }
}
