/// The runs of all shards of one selection, joined.
///
/// Rows come in the order in which an undivided run would have written them, which every part has
/// noted. A benchmark that came along with several parts, such as a reference or the empty loop, has
/// the launches of all of them.
public struct MergedRun: Sendable {
  /// The rows of all parts.
  public let table: ResultTable
  /// The samples of all parts, or `nil` if they took none; launches are numbered through.
  public let samples: [Sample]?
  /// The manifest of the whole.
  public let manifest: Manifest

  /// Joins `parts`, given in any order.
  ///
  /// - Throws: ``MergeError`` if parts overlap, are missing, contradict each other, or differ in
  ///   machine, build, commit, suite or selection.
  /// - Complexity: O(*n* log *n*) comparisons in the number of samples.
  public init(_ parts: [RunPart]) throws(MergeError) {
    let parts = try Self.inOrder(parts)
    try parts.checkAgreement()
    let order = try parts.orderedNames()
    let whole = Self.manifest(parts, order)
    manifest = whole
    samples = try parts.joinedSamples()
    let times = samples.map { samples in
      reduce(
        samples,
        benchmarks: whole.benchmarks,
        emptyLoop: whole.emptyLoop.flatMap { BenchmarkName($0) },
        omissions: whole.omissions
      )
    }
    let groups = try parts.joinedRows(times: times)
    do throws(RowFault) {
      table = try ResultTable(order.flatMap { groups[$0] ?? [] })
    } catch {
      preconditionFailure("the rows come from tables and have one owner each: \(error)")
    }
  }

  /// Writes the files of the run into `directory`, which is created; the manifest last.
  ///
  /// - Throws: ``ResultFileError``; each file is written whole or not at all.
  public func write(to directory: String) throws(ResultFileError) {
    try asResultFileError { () throws(FileError) in try createDirectory(directory) }
    let files = ResultDirectory(path: directory)
    try table.write(to: files.results)
    if let samples {
      try asResultFileError { () throws(FileError) in
        try SampleWriter.write(samples, to: files.samples)
      }
    }
    try manifest.write(to: files.manifest)
  }

  /// The parts sorted by their shard, of which each must be there once.
  private static func inOrder(_ parts: [RunPart]) throws(MergeError) -> [RunPart] {
    var found: [Int: RunPart] = [:]
    var count = 0
    for part in parts {
      if count != 0, part.shard.count != count {
        throw .otherCount(path: part.path, part.shard, expected: count)
      }
      count = part.shard.count
      if let other = found.updateValue(part, forKey: part.shard.index) {
        throw .overlap(one: other.path, other: part.path, part.shard)
      }
    }
    for index in 1...max(1, count) where found[index] == nil {
      throw .missing(index: index, count: count)
    }
    return (1...max(1, count)).compactMap { found[$0] }
  }

  private static func manifest(_ parts: [RunPart], _ order: [BenchmarkName]) -> Manifest {
    var whole = parts[0].manifest
    let all = parts.map(\.manifest)
    whole.started = all.map(\.started).min() ?? whole.started
    whole.ended = all.map(\.ended).max() ?? whole.ended
    whole.durationSeconds = all.map(\.durationSeconds).reduce(0, +)
    whole.launches = all.map(\.launches).reduce(0, +)
    whole.layoutFloor =
      all.map(\.layoutFloor).max { ($0.value ?? 0) < ($1.value ?? 0) }
      ?? whole.layoutFloor
    whole.emptyLoop = all.lazy.compactMap(\.emptyLoop).first
    whole.part = nil
    let descriptions = Dictionary(
      all.flatMap(\.benchmarks).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    whole.benchmarks = order.compactMap { descriptions["\($0)"] }
    whole.omissions = []
    for omission in all.flatMap(\.omissions) where !whole.omissions.contains(omission) {
      whole.omissions.append(omission)
    }
    whole.commandLine = ["ReportGen", "merge"] + parts.map(\.path)
    return whole
  }
}
