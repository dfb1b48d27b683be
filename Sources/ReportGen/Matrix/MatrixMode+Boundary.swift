import Results

/// What a build mode says of results that cross a module boundary.
extension MatrixMode {
  /// The family under which a report shows the rows of ``boundaryRows``.
  static let boundaryFamily = "Boundary"
  private static let results = RowPattern("Opaque.result.*.*")

  /// Whether one module knows less of another here than by default, in code that is optimised alike.
  var hidesMore: Bool {
    guard let build = run?.manifest.build, build.optimization.value == "-O" else { return false }
    return build.libraryEvolution.value == true || build.crossModuleOptimization.value == "off"
  }

  /// The rows of `Opaque.result` in this mode: `Opaque.result.some.public` in the mode `resilient`
  /// is `Boundary.resilient.some.public`.
  ///
  /// None if modules know as much of each other as by default. Each row is compared with a reference
  /// of the same build.
  var boundaryRows: [ResultRow] {
    guard hidesMore, let run else { return [] }
    return run.table.rows.compactMap { row in
      guard let name = renamed(row.benchmark) else { return nil }
      var row = row
      row.benchmark = name
      row.reference = row.reference.flatMap(renamed)
      return row
    }
  }

  /// What the benchmarks of ``boundaryRows`` are; what the suite declares and notes of them is about
  /// the default mode and left out.
  var boundaryBenchmarks: [BenchmarkDescription] {
    guard hidesMore, let run else { return [] }
    return run.manifest.benchmarks.compactMap { described in
      guard let name = BenchmarkName(described.name).flatMap(renamed) else { return nil }
      return BenchmarkDescription(
        name: name.description,
        reference: described.reference.flatMap(BenchmarkName.init).flatMap(renamed)?.description,
        operationsPerIteration: described.operationsPerIteration,
        leaves: "declared for the default mode"
      )
    }
  }

  private func renamed(_ name: BenchmarkName) -> BenchmarkName? {
    guard Self.results.matches(name) else { return nil }
    return BenchmarkName("\(Self.boundaryFamily).\(entry.name).\(name.variant).\(name.parameter)")
  }
}
