import Results

/// JMH JSON in mode `avgt`: launches are forks, and what JMH has no number for is left out.
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
    var vmName: String
    var vmVersion: String
    var warmupIterations = 2
    var warmupTime = "0 s"
    var warmupBatchSize = 1
    var measurementIterations = 1
    var measurementTime = "0 s"
    var measurementBatchSize = 1
    var params: [String: String]
    var primaryMetric: Score
    var secondaryMetrics: [String: Score]
  }

  struct Score: Encodable {
    var score: Double
    var scoreError: Double
    var scoreConfidence: [Double]
    var scorePercentiles: [String: Double]
    var scoreUnit: String
    var rawData: [[Double]]

    init(_ row: ResultRow, _ value: Double) {
      let (low, high) = (row.low ?? value, row.high ?? value)
      score = value
      scoreError = max(value - low, high - value)
      scoreConfidence = [low, high]
      scorePercentiles = ["0.0": low, "50.0": value, "100.0": high]
      scoreUnit = row.metric.unit
      rawData = [[value]]
    }
  }

  static func document(_ run: ComparedRun) -> [Entry] {
    run.table.rows.compactMap { row in
      guard row.metric == .time, let value = row.value else { return nil }
      let name = row.benchmark
      var secondary: [String: Score] = [:]
      for metric in Metric.allCases where metric.isExact {
        guard let other = run.table[name, metric], let value = other.value else { continue }
        secondary[metric.rawValue] = Score(other, value)
      }
      let parameter = name.parameter.isEmpty ? [:] : ["parameter": name.parameter]
      return Entry(
        benchmark: "\(name.family).\(name.operation)",
        forks: row.n,
        vmName: "Swift",
        vmVersion: run.manifest.build.compiler.value ?? "unknown",
        params: ["variant": name.variant].merging(parameter) { first, _ in first },
        primaryMetric: Score(row, value),
        secondaryMetrics: secondary
      )
    }
  }
}
