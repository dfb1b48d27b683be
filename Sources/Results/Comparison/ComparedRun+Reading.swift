extension ComparedRun {
  /// Reads the run in the directory at `path`.
  ///
  /// - Throws: ``ComparisonError`` if there is no directory or no run in it, if a file of it is
  ///   malformed, or if the rows break off before the last benchmark that the manifest names.
  public init(readingFrom path: String) throws(ComparisonError) {
    let files = ResultDirectory(path: path)
    guard isDirectory(path) else { throw .absentRun(path: path) }
    for file in [files.results, files.manifest] where !fileExists(file) {
      throw .noRun(path: path, missing: file)
    }
    do throws(ResultFileError) {
      let manifest = try Manifest(readingFrom: files.manifest)
      let table = try ResultTable(readingFrom: files.results)
      self.init(path: path, table: table, manifest: manifest)
    } catch {
      throw .unreadable(error)
    }
    let measured = Set(table.benchmarks.map(\.description))
    let lost = manifest.benchmarks.first { benchmark in
      !measured.contains(benchmark.name)
        && !manifest.omissions.contains { $0.subject == benchmark.name }
    }
    if let lost {
      throw .cutShort(path: files.results, firstLost: lost.name)
    }
  }
}

/// Why two runs could not be read for a comparison.
public enum ComparisonError: Error, Sendable, Equatable {
  /// There is no such directory.
  case absentRun(path: String)
  /// The directory holds no run.
  case noRun(path: String, missing: String)
  /// The rows end before the benchmarks do.
  case cutShort(path: String, firstLost: String)
  /// A file is malformed or cannot be read.
  case unreadable(ResultFileError)
}

extension ComparisonError: ExitingError {
  /// 4 for a run that is absent, 65 for what a file says, 74 for one out of reach.
  public var exitCode: ExitCode {
    switch self {
    case .absentRun: .coverage
    case .noRun, .cutShort: .badData
    case .unreadable(let error): error.exitCode
    }
  }
}

extension ComparisonError {
  /// The error in one line: what was read, what was found, what to do.
  public var description: String {
    switch self {
    case .absentRun(let path):
      "\(inert(path)): no such directory; DispatchBench count --output makes one,"
        + " DispatchBench baseline list names the baselines that exist"
    case .noRun(let path, let missing):
      "\(inert(path)): is no result directory: \(inert(missing)) is not there"
    case .cutShort(let path, let firstLost):
      "\(inert(path)): found no row of \(inert(firstLost)), expected one for every benchmark"
        + " that run.json names; the file was cut short"
    case .unreadable(let error): error.description
    }
  }
}
