import Results

/// JMH JSON in mode `avgt`: a launch is a fork, a sample one of its iterations.
///
/// The score is the estimate of results.csv, the median over launches, and its confidence the 95 %
/// interval: JMH pools all iterations, which takes samples of one process for independent ones.
/// Numbers that do not exist are left out, where JMH writes the text "NaN".
enum JMHExport {
  struct Entry: Encodable {
    var jmhVersion = "1.37"
    var benchmark: String
    var mode = "avgt"
    var threads = 1
    var forks: Int
    var jvm = ""
    var jvmArgs: [String] = []
    var jdkVersion = ""
    var vmName = "Swift"
    var vmVersion: String
    var warmupIterations = 2
    var warmupTime = "0 s"
    var warmupBatchSize = 1
    var measurementIterations: Int
    var measurementTime = "0 s"
    var measurementBatchSize = 1
    var params: [String: String]
    var primaryMetric: JMHScore
    var secondaryMetrics: [String: JMHScore]
  }

  static func document(_ run: ComparedRun, _ samples: LaunchSamples) -> [Entry] {
    run.table.rows.compactMap { row in
      guard row.metric == .time, let value = row.value else { return nil }
      let forks = samples.launches(of: row.benchmark).map(\.nanoseconds)
      return Entry(
        benchmark: "\(row.benchmark.family).\(row.benchmark.operation)",
        forks: forks.count,
        vmVersion: run.manifest.build.compiler.value ?? "unknown",
        measurementIterations: forks.map(\.count).max() ?? 0,
        params: params(of: row.benchmark),
        primaryMetric: JMHScore(row, value, rawData: forks),
        secondaryMetrics: secondaryMetrics(of: row.benchmark, in: run.table)
      )
    }
  }

  /// What tells variants apart: readers join on the benchmark and its parameters together.
  private static func params(of name: BenchmarkName) -> [String: String] {
    var params = ["variant": name.variant]
    if !name.parameter.isEmpty { params["parameter"] = name.parameter }
    return params
  }

  private static func secondaryMetrics(
    of name: BenchmarkName,
    in table: ResultTable
  ) -> [String: JMHScore] {
    var metrics: [String: JMHScore] = [:]
    for metric in Metric.allCases where metric.isExact {
      guard let row = table[name, metric], let value = row.value else { continue }
      metrics[metric.rawValue] = JMHScore(row, value, rawData: [[value]])
    }
    return metrics
  }
}
