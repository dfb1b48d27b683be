import FoundationEssentials
import Results

/// The forms of a run that other tools read.
enum Exports {
  /// The run as the bytes of one JSON document.
  static func bytes(
    of run: ComparedRun,
    as format: ExportCommand.Format
  ) throws(ResultFileError) -> [UInt8] {
    switch format {
    case .bencher: try jsonBytes(BencherExport.document(run))
    case .githubAction: try jsonBytes(GitHubActionExport.document(run))
    case .googleBenchmark: try jsonBytes(GoogleBenchmarkExport.document(run))
    case .jmh: try jsonBytes(JMHExport.document(run))
    }
  }
}

/// Bencher Metric Format: benchmark, measure, value with whiskers; units belong to the server.
enum BencherExport {
  struct Figure: Encodable {
    var value: Double
    var lower_value: Double?
    var upper_value: Double?
  }

  static func document(_ run: ComparedRun) -> [String: [String: Figure]] {
    run.table.rows.reduce(into: [:]) { document, row in
      guard let value = row.value else { return }
      // `latency`, in nanoseconds, is one of the measures that the server knows by itself.
      let measure = row.metric == .time ? "latency" : row.metric.rawValue
      document[row.benchmark.description, default: [:]][measure] = Figure(
        value: value,
        lower_value: row.low,
        upper_value: row.high
      )
    }
  }
}

/// github-action-benchmark, `customSmallerIsBetter`: a flat list whose join key is the name.
enum GitHubActionExport {
  struct Entry: Encodable {
    var name: String
    var unit: String
    var value: Double
    var range: String?
    var extra: String?
  }

  /// Ratios of zero would be infinite there, so figures of zero are left out and gated here.
  static func document(_ run: ComparedRun) -> [Entry] {
    run.table.rows.compactMap { row in
      guard let value = row.value, value != 0 else { return nil }
      let range = row.low.flatMap { low in row.high.map { "\(low)..\($0)" } }
      return Entry(
        name: "\(row.benchmark) - \(row.metric.rawValue)",
        unit: row.metric.unit,
        value: value,
        range: range,
        extra: row.reference.map { "against \($0)" }
      )
    }
  }
}

/// google/benchmark JSON: one entry a benchmark, every other figure a user counter.
enum GoogleBenchmarkExport {
  struct Document: Encodable {
    var context: Context
    var benchmarks: [Entry]
  }

  struct Context: Encodable {
    var date: String
    var host_name: String
    var executable: String
    var num_cpus: Int
    var mhz_per_cpu: Int = 0
    var cpu_scaling_enabled: Bool = false
    var caches: [String] = []
    var load_avg: [Double] = []
    var library_build_type: String
    var json_schema_version: Int = 1
  }

  /// An entry with the fixed keys and one key for each exact figure.
  struct Entry: Encodable {
    var texts: [String: String]
    var numbers: [String: Double]

    struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      for (key, text) in texts { try container.encode(text, forKey: Key(stringValue: key)) }
      for (key, value) in numbers { try container.encode(value, forKey: Key(stringValue: key)) }
    }
  }

  static func document(_ run: ComparedRun) -> Document {
    let timed = run.table.rows.filter { $0.metric == .time && $0.value != nil }
    return Document(
      context: Context(
        date: run.manifest.started.formatted(.iso8601),
        host_name: run.manifest.machine.cpuModel.value ?? "unknown",
        executable: run.manifest.commandLine.first ?? "DispatchBench",
        num_cpus: run.manifest.machine.cores.value ?? 0,
        library_build_type: run.manifest.build.kind.rawValue
      ),
      benchmarks: timed.enumerated().map { index, row in entry(row, index, run.table) }
    )
  }

  private static func entry(_ row: ResultRow, _ index: Int, _ table: ResultTable) -> Entry {
    let name = row.benchmark.description
    let time = row.value ?? 0
    var numbers: [String: Double] = [
      "family_index": Double(index), "per_family_instance_index": 0, "repetitions": 1,
      "repetition_index": 0, "threads": 1, "iterations": Double(max(1, row.n)),
      "real_time": time, "cpu_time": time,
    ]
    for metric in Metric.allCases where metric.isExact {
      if let value = table[row.benchmark, metric]?.value { numbers[metric.rawValue] = value }
    }
    let texts = ["name": name, "run_name": name, "run_type": "iteration", "time_unit": "ns"]
    return Entry(texts: texts, numbers: numbers)
  }
}

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
