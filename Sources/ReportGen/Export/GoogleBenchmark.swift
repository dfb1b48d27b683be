import Results

/// What google/benchmark's JSON says about one benchmark.
struct GoogleBenchmark {
  /// The benchmark.
  let name: BenchmarkName
  /// Which operation it belongs to, from 0; that tool's benchmark family.
  let family: Int
  /// Which variant of the operation it is, from 0.
  let instance: Int
  /// The launches: that tool's repetitions.
  let launches: [LaunchSamples.Launch]
  /// The median of each launch, in nanoseconds per operation.
  let times: [Double]
  /// The exact figures, under that tool's key where it has one.
  let counters: [String: Double]

  init(
    _ name: BenchmarkName,
    family: Int,
    instance: Int,
    launches: [LaunchSamples.Launch],
    table: ResultTable
  ) {
    self.name = name
    self.family = family
    self.instance = instance
    self.launches = launches
    times = launches.compactMap { median($0.nanoseconds) }
    var counters: [String: Double] = [:]
    for metric in Metric.allCases where metric.isExact {
      if let value = table[name, metric]?.value { counters[Self.key(of: metric)] = value }
    }
    self.counters = counters
  }

  /// One repetition a launch, then what that tool makes of two or more of them.
  var entries: [GoogleBenchmarkEntry] {
    let repetitions = launches.indices.map { GoogleBenchmarkEntry(self, launch: $0) }
    guard launches.count > 1 else { return repetitions }
    return repetitions
      + GoogleBenchmarkEntry.Aggregate.allCases.map {
        GoogleBenchmarkEntry(self, $0)
      }
  }

  private static func key(of metric: Metric) -> String {
    switch metric {
    case .allocations: "allocs_per_iter"
    case .peakLiveBytes: "max_bytes_used"
    default: metric.rawValue
    }
  }
}
