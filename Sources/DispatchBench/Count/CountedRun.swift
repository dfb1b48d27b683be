import Foundation
import Measurement
import Results

/// The result directory that counts go to: an empty one, or one with a run of this same binary.
struct CountedRun: ~Copyable {
  private let files: ResultDirectory
  private let lock: DirectoryLock
  private let run: ComparedRun?

  /// Locks the directory, which is created, and reads the run in it before anything is counted.
  ///
  /// - Throws: ``CountedRunError`` if the run is another binary's; what reading it may throw.
  init(in directory: String) throws {
    try createDirectory(directory)
    let lock = try DirectoryLock(directory: directory)
    let files = ResultDirectory(path: directory)
    run = try Self.ownRun(files)
    self.files = files
    self.lock = lock
  }

  private static func ownRun(_ files: ResultDirectory) throws -> ComparedRun? {
    guard [files.results, files.manifest].contains(where: fileExists) else { return nil }
    let run = try ComparedRun(readingFrom: files.path)
    let own = BuildFacts.current().executable?.value
    guard let own, run.manifest.build.executable?.value == own else {
      throw CountedRunError.otherBinary(path: files.manifest)
    }
    return run
  }

  /// Writes the counts, beside what a run that is there has measured and instead of its own.
  ///
  /// Each file is written whole or not at all; the manifest last, so that it never describes rows
  /// that are not there.
  ///
  /// - Returns: All rows that the directory holds now.
  consuming func write(
    _ counts: [BenchmarkCount],
    _ facts: FoundFacts,
    of selection: Selection,
    by version: String,
    _ invocation: Invocation,
    from start: Date
  ) throws -> ResultTable {
    let exact = ExactCounts(counts, version: version).adding(facts.rows)
    let fresh = CountedManifest.of(exact, selection, invocation, from: start)
    let table = try table(exact, selection)
    try table.write(to: files.results)
    try (run.map { CountedManifest.merged(fresh, into: $0.manifest) } ?? fresh)
      .write(to: files.manifest)
    return table
  }

  /// The rows of a benchmark together: those that were there and are no counts, then its counts.
  ///
  /// What was not there before comes last, layouts behind everything.
  private borrowing func table(
    _ exact: ExactCounts,
    _ selection: Selection
  ) throws(RowFault) -> ResultTable {
    let layouts = selection.layouts.flatMap(RunRows.layoutRows)
    var groups: [(name: BenchmarkName, rows: [ResultRow])] = []
    for row in run?.table.rows ?? [] {
      let isReplaced =
        (BenchmarkCount.metrics + FoundFacts.metrics).contains(row.metric)
        && exact.rows[row.benchmark] != nil
      if groups.last?.name != row.benchmark { groups.append((row.benchmark, [])) }
      if !isReplaced { groups[groups.count - 1].rows.append(row) }
    }
    let known = Set(groups.map(\.name))
    groups = groups.map { ($0.name, $0.rows + (exact.rows[$0.name] ?? [])) }
    groups += selection.benchmarks.map(\.name).filter { !known.contains($0) }.map {
      ($0, exact.rows[$0] ?? [])
    }
    return try ResultTable(
      groups.flatMap(\.rows) + layouts.filter { !known.contains($0.benchmark) }
    )
  }
}

/// Why counts cannot go where they were asked to.
enum CountedRunError: ExitingError {
  /// The directory holds a run of another executable.
  case otherBinary(path: String)

  var exitCode: ExitCode { .coverage }

  var description: String {
    switch self {
    case .otherBinary(let path):
      "\(inert(path)): the run there was measured by another executable than this one;"
        + " name another directory, or measure again with this one"
    }
  }
}
