import FoundationEssentials
import Results

/// google/benchmark JSON: one entry a benchmark, every other figure a user counter.
enum GoogleBenchmarkExport {
  struct Document: Encodable {
    var context: Context
    var benchmarks: [Entry]
  }

  struct Context: Encodable {
    var date: String
    var hostName: String
    var executable: String
    var numCpus: Int
    var mhzPerCpu: Int = 0
    var cpuScalingEnabled: Bool = false
    var caches: [String] = []
    var loadAvg: [Double] = []
    var libraryBuildType: String
    var jsonSchemaVersion: Int = 1
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
        hostName: run.manifest.machine.cpuModel.value ?? "unknown",
        executable: run.manifest.commandLine.first ?? "DispatchBench",
        numCpus: run.manifest.machine.cores.value ?? 0,
        libraryBuildType: run.manifest.build.kind.rawValue
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
