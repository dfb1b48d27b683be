import FoundationEssentials

@testable import Results

/// A row of an exact metric.
func exact(_ benchmark: String, _ metric: Metric, _ value: Double) -> ResultRow {
  ResultRow(benchmark: name(benchmark), metric: metric, value: value, n: 2)
}

/// A row that could not be measured.
func lost(_ benchmark: String, _ metric: Metric, _ status: RowStatus, _ note: String) -> ResultRow {
  ResultRow(
    benchmark: name(benchmark),
    metric: metric,
    value: nil,
    n: 0,
    status: status,
    note: note
  )
}

/// A table of rows that do not contradict each other.
func table(_ rows: ResultRow...) throws -> ResultTable { try ResultTable(rows) }

/// A manifest in which every fact is known.
func manifest(
  commit: String = "1111111111111111",
  benchmarks: [BenchmarkDescription] = [],
  suiteHash: String = "aa"
) -> Manifest {
  Manifest(
    started: Date(timeIntervalSince1970: 0),
    ended: Date(timeIntervalSince1970: 60),
    durationSeconds: 60,
    commandLine: ["DispatchBench"],
    seed: 1,
    effort: "standard",
    launches: 12,
    machine: Machine(
      cpuModel: .known("Model 1"),
      cores: .known(2),
      kernel: .known("Linux 6.1"),
      architecture: .known("x86_64"),
      libc: .known("glibc 2.36")
    ),
    build: BuildFacts(
      kind: .release,
      compiler: .known("Swift 6.3.1"),
      flags: .known(["-O", "-wmo"]),
      optimization: .known("-O"),
      wholeModule: .known(true),
      crossModuleOptimization: .known("default"),
      libraryEvolution: .known(false),
      exclusivityChecking: .known(true),
      commit: .known(commit),
      hasUncommittedChanges: .known(false)
    ),
    suiteHash: .known(suiteHash),
    layoutFloor: .known(1.1),
    interposerNanoseconds: .known(0.2),
    benchmarks: benchmarks
  )
}

/// A description whose only fact of interest is the name.
func described(_ name: String, leaves: String = "nothing") -> BenchmarkDescription {
  BenchmarkDescription(name: name, reference: nil, operationsPerIteration: 1, leaves: leaves)
}

/// One side of a comparison.
func run(_ path: String, _ table: ResultTable, _ manifest: Manifest = manifest()) -> ComparedRun {
  ComparedRun(path: path, table: table, manifest: manifest)
}

/// Compares two sides with the standard limits.
func gate(
  _ baseline: ComparedRun,
  _ candidate: ComparedRun,
  time: TimeComparisons? = nil,
  policy: GateReport.Policy = GateReport.Policy()
) throws -> GateReport {
  var limits = LimitLookup(.standard, for: [])
  return try GateReport(
    baseline: baseline,
    candidate: candidate,
    time: time,
    limits: &limits,
    policy: policy
  )
}

/// Blocks that scatter evenly about a change: `count` of them, `spread` to either side.
func blocks(
  _ benchmark: String,
  change: Double,
  spread: Double = 0.001,
  count: Int = 20,
  nanoseconds: Double = 100
) -> BlockDifferences {
  let middle = Double(count - 1) / 2
  return BlockDifferences(
    benchmark: name(benchmark),
    baselineNanoseconds: nanoseconds,
    logRatios: (0..<count).map { change + spread * (Double($0) - middle) / middle }
  )
}
