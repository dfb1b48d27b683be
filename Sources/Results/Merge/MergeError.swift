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
  /// Two parts were told to measure the same benchmark.
  case repeatedRow(path: String, BenchmarkName)
  /// Two parts have different exact figures for one benchmark.
  case contradiction(path: String, ResultRow, other: ResultRow)
  /// Some parts have samples and this one has none.
  case noSamples(path: String)
  /// The time budget or a signal ended the part before all of it was measured.
  case interrupted(path: String)

  /// 4 for a part that is absent or does not belong, 65 for parts that contradict each other.
  public var exitCode: ExitCode {
    switch self {
    case .noShard, .overlap, .repeatedRow, .otherCount, .contradiction: .badData
    case .missing, .mismatch, .noSamples, .interrupted: .coverage
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
    case .contradiction(let path, let row, let other):
      "\(inert(path)): found \(row.metric.rawValue) \(row.value.map(decimalText) ?? "none") of"
        + " \(row.benchmark), which another part has as \(other.value.map(decimalText) ?? "none")"
    case .noSamples(let path):
      "\(inert(path)): has no samples.csv, which other parts have; give parts of one kind of run"
    case .interrupted(let path):
      "\(inert(path)): was interrupted, so that the whole would not be one; take the part again"
    }
  }
}
