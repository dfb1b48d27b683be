import Results

/// The forms of a run that other tools read.
enum Exports {
  /// The run as the bytes of one JSON document.
  ///
  /// - Throws: ``ExportError`` if the form has a place for samples and the run has none.
  static func bytes(of run: ComparedRun, as format: ExportCommand.Format) throws -> [UInt8] {
    switch format {
    case .bencher: try jsonBytes(BencherExport.document(run), inSnakeCase: true)
    case .githubAction: try jsonBytes(GitHubActionExport.document(run))
    case .googleBenchmark:
      try jsonBytes(GoogleBenchmarkExport.document(run, samples(of: run)), inSnakeCase: true)
    case .jmh: try jsonBytes(JMHExport.document(run, samples(of: run)))
    }
  }

  /// The samples of a run, of which every time that it claims must have some.
  private static func samples(of run: ComparedRun) throws -> LaunchSamples {
    let timed = run.table.rows.filter { $0.metric == .time && $0.value != nil }
    guard !timed.isEmpty else { throw ExportError.nothingTimed(path: run.path) }
    let path = ResultDirectory(path: run.path).samples
    let samples = try LaunchSamples(readingFrom: path, benchmarks: run.manifest.benchmarks)
    if let row = timed.first(where: { samples.launches(of: $0.benchmark).isEmpty }) {
      throw ExportError.noSample(path: path, row.benchmark)
    }
    return samples
  }
}

/// Why a run does not have a form that other tools read.
enum ExportError: ExitingError, Equatable {
  /// The form is about times and the run took none.
  case nothingTimed(path: String)
  /// The rows have a time that no sample stands behind.
  case noSample(path: String, BenchmarkName)

  /// 4 for a run of another kind, 65 for files that contradict each other.
  var exitCode: ExitCode {
    switch self {
    case .nothingTimed: .coverage
    case .noSample: .badData
    }
  }

  var description: String {
    switch self {
    case .nothingTimed(let path):
      "\(inert(path)): found no time, and this form has a place for nothing else;"
        + " try '--format bencher', or a run that takes times"
    case .noSample(let path, let benchmark):
      "\(inert(path)): found no sample of \(benchmark), expected those behind its time in results.csv"
    }
  }
}
