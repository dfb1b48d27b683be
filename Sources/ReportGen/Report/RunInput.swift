import Results

/// The run that a command speaks of, with what compiling costs if that was measured beside it.
struct RunInput {
  /// The rows of the run, then those of the compilations.
  let results: ResultTable
  /// What the run was; its benchmarks include the compiled programs.
  let manifest: Manifest
  /// What the run of `DispatchBench compile-cost` was, if there is one.
  let compilations: Manifest?

  /// Where `DispatchBench compile-cost` writes unless told otherwise.
  private static let usualCompilations = "results/compile-cost"

  static let compileCost = Option(
    "compile-cost",
    .directory,
    help: "The run of compile-cost to report beside it; results/compile-cost beside the latest run."
  )

  /// Reads what the command line names.
  ///
  /// - Throws: ``ResultFileError`` if a file of a run is missing or malformed.
  init(_ invocation: Invocation) throws(ResultFileError) {
    let directory = ResultDirectory(path: invocation[ReportCommand.input])
    let (results, manifest) = try Self.read(directory)
    guard let beside = Self.compilationDirectory(invocation) else {
      self.init(results: results, manifest: manifest)
      return
    }
    self.init(
      results: results,
      manifest: manifest,
      compilations: (
        try ResultTable(readingFrom: beside.results), try Manifest(readingFrom: beside.manifest)
      )
    )
  }

  /// Joins a run with compilations; a row that the run has itself stays as it is there.
  init(
    results: ResultTable,
    manifest: Manifest,
    compilations: (results: ResultTable, manifest: Manifest)? = nil
  ) {
    var joined = results
    var whole = manifest
    for row in compilations?.results.rows ?? [] where joined[row.benchmark, row.metric] == nil {
      // The row was checked where it was read, and its key is free.
      try? joined.append(row)
    }
    whole.benchmarks += compilations?.manifest.benchmarks ?? []
    whole.omissions += compilations?.manifest.omissions ?? []
    self.results = joined
    self.manifest = whole
    self.compilations = compilations?.manifest
  }

  /// One file of a run, as far as it could be read.
  private enum Part {
    case results(Result<ResultTable, ResultFileError>)
    case manifest(Result<Manifest, ResultFileError>)
  }

  /// Reads both files of a run side by side, since neither needs the other.
  private static func read(
    _ directory: ResultDirectory
  ) throws(ResultFileError) -> (ResultTable, Manifest) {
    let parts = concurrentMap([true, false]) { isTable -> Part in
      isTable
        ? .results(
          Result { () throws(ResultFileError) in try ResultTable(readingFrom: directory.results) }
        )
        : .manifest(
          Result { () throws(ResultFileError) in try Manifest(readingFrom: directory.manifest) }
        )
    }
    guard case .results(let results) = parts[0], case .manifest(let manifest) = parts[1] else {
      preconditionFailure("the parts come in the order in which they were asked for")
    }
    return (try results.get(), try manifest.get())
  }

  private static func compilationDirectory(_ invocation: Invocation) -> ResultDirectory? {
    if let path = invocation[compileCost] { return ResultDirectory(path: path) }
    let usual = ResultDirectory(path: usualCompilations)
    let isLatest = !invocation.isGiven(ReportCommand.input)
    return isLatest && fileExists(usual.results) ? usual : nil
  }
}
