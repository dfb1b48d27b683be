/// The runs of all shards of one selection, joined.
///
/// Rows come in the order in which an undivided run would have written them: shards take every
/// n-th benchmark in turn, so the parts are dealt back like cards.
public struct MergedRun: Sendable {
  /// The rows of all parts.
  public let table: ResultTable
  /// The manifest of the whole.
  public let manifest: Manifest

  /// Joins `parts`, given in any order.
  ///
  /// - Throws: ``MergeError`` if parts overlap, are missing, or differ in machine, build or suite.
  public init(_ parts: [ComparedRun]) throws(MergeError) {
    let parts = try Self.inOrder(parts)
    let first = parts[0]
    for part in parts.dropFirst() {
      if let mismatch = ManifestMismatch.all(first.manifest, part.manifest).first {
        throw .mismatch(path: part.path, mismatch)
      }
      if part.manifest.suiteHash != first.manifest.suiteHash {
        throw .mismatch(
          path: part.path,
          ManifestMismatch(
            field: "suiteHash",
            baseline: first.manifest.suiteHash.value ?? "unknown",
            candidate: part.manifest.suiteHash.value ?? "unknown"
          )
        )
      }
    }
    table = try Self.dealt(parts)
    manifest = Self.manifest(parts)
  }

  /// Writes results.csv and run.json into `directory`, which is created.
  ///
  /// - Throws: ``ResultFileError``; each file is written whole or not at all.
  public func write(to directory: String) throws(ResultFileError) {
    try asResultFileError { () throws(FileError) in try createDirectory(directory) }
    let files = ResultDirectory(path: directory)
    try table.write(to: files.results)
    try manifest.write(to: files.manifest)
  }

  /// The parts sorted by their shard, of which each must be there once.
  private static func inOrder(_ parts: [ComparedRun]) throws(MergeError) -> [ComparedRun] {
    var found: [Int: ComparedRun] = [:]
    var count = 0
    for part in parts {
      guard let shard = Self.shard(of: part.manifest) else { throw .noShard(path: part.path) }
      if count != 0, shard.count != count {
        throw .otherCount(path: part.path, shard, expected: count)
      }
      count = shard.count
      if let other = found.updateValue(part, forKey: shard.index) {
        throw .overlap(one: other.path, other: part.path, shard)
      }
    }
    for index in 1...max(1, count) where found[index] == nil {
      throw .missing(index: index, count: count)
    }
    return (1...max(1, count)).compactMap { found[$0] }
  }

  private static func shard(of manifest: Manifest) -> Shard? {
    let words = manifest.commandLine
    for (index, word) in words.enumerated() {
      if word == "--shard", index + 1 < words.count { return Shard(words[index + 1]) }
      if word.hasPrefix("--shard=") { return Shard(String(word.dropFirst("--shard=".count))) }
    }
    return nil
  }

  private static func dealt(_ parts: [ComparedRun]) throws(MergeError) -> ResultTable {
    var hands = parts.map { part -> [[ResultRow]] in
      let groups = Dictionary(grouping: part.table.rows, by: \.benchmark)
      var seen: Set<BenchmarkName> = []
      let order = part.table.rows.map(\.benchmark).filter { seen.insert($0).inserted }
      return order.reversed().map { groups[$0] ?? [] }
    }
    var table = ResultTable()
    while hands.contains(where: { !$0.isEmpty }) {
      for index in hands.indices {
        for row in hands[index].popLast() ?? [] {
          do throws(RowFault) {
            try table.append(row)
          } catch {
            throw .repeatedRow(path: parts[index].path, row.benchmark)
          }
        }
      }
    }
    return table
  }

  private static func manifest(_ parts: [ComparedRun]) -> Manifest {
    var whole = parts[0].manifest
    let all = parts.map(\.manifest)
    whole.started = all.map(\.started).min() ?? whole.started
    whole.ended = all.map(\.ended).max() ?? whole.ended
    whole.durationSeconds = all.map(\.durationSeconds).reduce(0, +)
    whole.interrupted = all.contains(where: \.interrupted)
    whole.benchmarks = all.flatMap(\.benchmarks)
    whole.omissions = all.flatMap(\.omissions)
    whole.commandLine = ["ReportGen", "merge"] + parts.map(\.path)
    return whole
  }
}

/// Why runs cannot be joined.
public enum MergeError: ExitingError, Equatable {
  /// The run is no part of anything.
  case noShard(path: String)
  /// The run is a part of a whole with another number of parts.
  case otherCount(path: String, Shard, expected: Int)
  /// Two runs are the same part.
  case overlap(one: String, other: String, Shard)
  /// A part is not there.
  case missing(index: Int, count: Int)
  /// A part was taken elsewhere, by another build or of another suite.
  case mismatch(path: String, ManifestMismatch)
  /// Two parts measured the same benchmark.
  case repeatedRow(path: String, BenchmarkName)

  /// 4 for a part that is absent or does not belong, 65 for parts that contradict each other.
  public var exitCode: ExitCode {
    switch self {
    case .noShard, .overlap, .repeatedRow, .otherCount: .badData
    case .missing, .mismatch: .coverage
    }
  }

  /// The error in one line.
  public var description: String {
    switch self {
    case .noShard(let path):
      "\(inert(path)): was not taken with --shard, so it is no part of a whole"
    case .otherCount(let path, let shard, let expected):
      "\(inert(path)): found shard \(shard), expected one of \(expected) parts"
    case .overlap(let one, let other, let shard):
      "\(inert(other)): found shard \(shard), which \(inert(one)) is already"
    case .missing(let index, let count):
      "shard \(index)/\(count) is missing; give the runs of all parts"
    case .mismatch(let path, let mismatch):
      "\(inert(path)): \(mismatch.field): found \(quoted(mismatch.candidate)),"
        + " expected \(quoted(mismatch.baseline)) as in the first part"
    case .repeatedRow(let path, let benchmark):
      "\(inert(path)): found rows of \(benchmark), which another part has too"
    }
  }
}
