package import Results

/// The rows of results.csv, from all instruments of a run.
package enum RunRows {
  /// What was lost, with the reason.
  static func omissions(_ benchmarks: [Benchmark], _ measurements: Measurements) -> [Omission] {
    let stop: String? =
      switch measurements.stop {
      case .interrupted: "the run was interrupted"
      case .broken(let words): words
      case nil: nil
      }
    let sampled = Set(measurements.samples.map(\.benchmark))
    return benchmarks.compactMap { benchmark in
      if let failure = measurements.failures[benchmark.name] {
        return Omission(
          subject: benchmark.name.description,
          status: failure.status,
          reason: failure.description
        )
      }
      guard let stop, !sampled.contains(benchmark.name) else { return nil }
      return Omission(subject: benchmark.name.description, reason: stop)
    }
  }

  /// The rows of the clock, then those of the heap, of the processor and the exact counts, a
  /// benchmark at a time in the order of the suites; the layouts and outcomes come last.
  static func all(
    _ subjects: RunSubjects,
    _ measurements: Measurements,
    _ counts: ExactCounts,
    _ omissions: [Omission],
    effort: Effort
  ) -> [ResultRow] {
    let times = reduce(
      measurements.samples,
      benchmarks: subjects.benchmarks.map(\.summary),
      emptyLoop: Controls.emptyLoop,
      omissions: omissions
    )
    let ofClock = Dictionary(grouping: times, by: \.benchmark)
    let ofHeap = Dictionary(grouping: measurements.heapRows, by: \.benchmark)
    let ofProcessor = Dictionary(grouping: measurements.hardwareRows, by: \.benchmark)
    let measured = subjects.benchmarks.flatMap { benchmark in
      let heap = ofHeap[benchmark.name] ?? lostHeapRows(benchmark.name, omissions)
      let exact = counts.rows[benchmark.name] ?? []
      let processor = ofProcessor[benchmark.name] ?? []
      return (ofClock[benchmark.name] ?? []) + heap + processor + exact
    }
    return measured + subjects.layouts.flatMap(layoutRows)
      + Outcomes.rows(of: subjects.outcomes, effort: effort)
  }

  private static func lostHeapRows(
    _ name: BenchmarkName,
    _ omissions: [Omission]
  ) -> [ResultRow] {
    let omission = omissions.first { $0.covers(name) }
    return [Metric.allocations, .allocatedBytes, .frees, .peakLiveBytes].map { metric in
      ResultRow(
        benchmark: name,
        metric: metric,
        value: nil,
        n: 0,
        status: omission?.status ?? .notMeasured,
        note: omission?.reason ?? "the run ended before anything was counted"
      )
    }
  }

  /// The rows of a layout.
  package static func layoutRows(_ layout: LayoutFact) -> [ResultRow] {
    let values: [(Metric, Int)] = [
      (.layoutBytes, layout.size), (.strideBytes, layout.stride),
      (.alignmentBytes, layout.alignment),
    ]
    return values.map { metric, value in
      ResultRow(
        benchmark: layout.name,
        metric: metric,
        value: Double(value),
        n: 1,
        note: layout.note
      )
    }
  }
}
