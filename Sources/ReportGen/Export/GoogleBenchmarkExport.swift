import FoundationEssentials
import Results

/// google/benchmark JSON: a launch is a repetition, every exact figure a user counter.
///
/// Its compare.py then tests launches against launches, which are the unit of replication here.
/// What cannot be told from the empty loop has no entry: a reader would take a ratio of it.
enum GoogleBenchmarkExport {
  struct Document: Encodable {
    var context: Context
    var benchmarks: [GoogleBenchmarkEntry]
  }

  /// The machine and the build; keys that nothing is known of are left out as that tool does.
  struct Context: Encodable {
    var date: String
    var hostName = "unrecorded"
    var executable: String
    var numCpus: Int
    var mhzPerCpu = 0
    var caches: [String] = []
    var loadAvg: [Double] = []
    var libraryVersion: String
    var libraryBuildType: String
    var jsonSchemaVersion = 1
    // Below: keys of ours, as `--benchmark_context` adds them.
    var cpuModel: String?
    var compiler: String?
    var commit: String?
    var suiteHash: String?
    var cpuTime = "a copy of real_time; processor time is not measured"
    var leftOut: [String]
  }

  static func document(_ run: ComparedRun, _ samples: LaunchSamples) -> Document {
    var families: [String: (index: Int, count: Int)] = [:]
    var entries: [GoogleBenchmarkEntry] = []
    var leftOut: [String] = []
    for row in run.table.rows where row.metric == .time {
      let name = row.benchmark
      let operation = "\(name.family).\(name.operation)"
      let family = families[operation] ?? (families.count, 0)
      families[operation] = (family.index, family.count + 1)
      let benchmark = GoogleBenchmark(
        name,
        family: family.index,
        instance: family.count,
        launches: samples.launches(of: name),
        table: run.table
      )
      switch row.status {
      case .crashed, .timedOut: entries.append(GoogleBenchmarkEntry(benchmark, failed: row.note))
      default:
        if row.value == nil { leftOut.append("\(name): \(row.status.rawValue)") }
        if row.value != nil { entries += benchmark.entries }
      }
    }
    return Document(context: context(run.manifest, leftOut: leftOut), benchmarks: entries)
  }

  private static func context(_ run: Manifest, leftOut: [String]) -> Context {
    Context(
      date: run.started.formatted(.iso8601),
      executable: run.commandLine.first ?? "DispatchBench",
      numCpus: run.machine.cores.value ?? 0,
      libraryVersion: "DispatchBench \(Version.current)",
      libraryBuildType: run.build.kind.rawValue,
      cpuModel: run.machine.cpuModel.value,
      compiler: run.build.compiler.value,
      commit: run.build.commit.value,
      suiteHash: run.suiteHash.value,
      leftOut: leftOut
    )
  }
}
