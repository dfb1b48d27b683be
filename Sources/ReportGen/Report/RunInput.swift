import Results

/// The run that a command speaks of, with what was measured apart from it.
struct RunInput {
  /// The run alone.
  let own: ComparedRun
  /// The rows of the run, then those of compilations and of results across a boundary in other modes.
  let results: ResultTable
  /// What the run was; its benchmarks include those of the rows that were joined.
  let manifest: Manifest
  /// What was measured apart from it.
  let neighbours: RunNeighbours

  /// The options that say what is read.
  static let options = [
    ReportCommand.input.definition, RunNeighbours.compileCost.definition,
    RunNeighbours.matrix.definition,
  ]

  /// Reads what the command line names.
  ///
  /// - Throws: ``ComparisonError`` if a file of a run is missing or malformed.
  init(_ invocation: Invocation) throws(ComparisonError) {
    let path = invocation[ReportCommand.input]
    let own: ComparedRun
    do throws(ResultFileError) {
      let (results, manifest) = try Self.read(ResultDirectory(path: path))
      own = ComparedRun(path: path, table: results, manifest: manifest)
    } catch {
      throw .unreadable(error)
    }
    self.init(own, try RunNeighbours(invocation))
  }

  /// Joins a run with what was measured apart from it; a row that the run has itself stays as it is
  /// there.
  init(_ own: ComparedRun, _ neighbours: RunNeighbours) {
    var joined = own.table
    var whole = own.manifest
    func join(_ rows: some Sequence<ResultRow>, _ benchmarks: [BenchmarkDescription]) {
      for row in rows where joined[row.benchmark, row.metric] == nil {
        // The row was checked where it was read, and its key is free.
        try? joined.append(row)
      }
      whole.benchmarks += benchmarks
    }
    if let compilations = neighbours.compilations {
      join(compilations.table.rows, compilations.manifest.benchmarks)
      whole.omissions += compilations.manifest.omissions
    }
    for mode in neighbours.modes { join(mode.boundaryRows, mode.boundaryBenchmarks) }
    self.own = own
    self.neighbours = neighbours
    results = joined
    manifest = whole
  }

  /// A run with nothing beside it, or with compilations.
  init(
    results: ResultTable,
    manifest: Manifest,
    compilations: (results: ResultTable, manifest: Manifest)? = nil
  ) {
    let compilations = compilations.map {
      ComparedRun(path: "", table: $0.results, manifest: $0.manifest)
    }
    self.init(
      ComparedRun(path: "", table: results, manifest: manifest),
      RunNeighbours(compilations: compilations)
    )
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
}
