/// One part of a run that was shared out with `--shard`, as it lies in its directory.
public struct RunPart: Sendable {
  /// The directory read.
  let path: String
  /// Which part it is.
  let shard: Shard
  /// The rows.
  let table: ResultTable
  /// What the part was.
  let manifest: Manifest
  /// What it knows of the whole.
  let ofWhole: PartOfRun
  /// The samples in file order, or `nil` if the part took none.
  let samples: [Sample]?

  /// Reads the part in the directory at `path`.
  ///
  /// - Throws: ``ComparisonError`` if there is no run or a file of it is malformed,
  ///   ``MergeError/noShard(path:)`` if it is a whole.
  /// - Complexity: O(*n*) in the bytes of its files; every sample is kept.
  public init(readingFrom path: String) throws {
    let run = try ComparedRun(readingFrom: path)
    guard let shard = Self.shard(of: run.manifest), let part = run.manifest.part else {
      throw MergeError.noShard(path: path)
    }
    if run.manifest.interrupted { throw MergeError.interrupted(path: path) }
    self.path = path
    self.shard = shard
    ofWhole = part
    table = run.table
    manifest = run.manifest
    samples = try Self.samples(in: path)
  }

  /// The benchmarks that the part was told to measure, in the order of the suites: those with rows
  /// less those that came along because others cannot be judged without them.
  var own: [BenchmarkName] {
    var seen = Set(ofWhole.companions)
    return table.benchmarks.filter { seen.insert("\($0)").inserted }
  }

  /// The options that chose what all parts share out, in the order of the command line.
  var selection: [String] {
    options.filter { ["--filter", "--skip", "--exact"].contains($0.name) }
      .map { "\($0.name) \($0.value)" }
  }

  private var options: [(name: String, value: String)] {
    Self.options(in: manifest.commandLine)
  }

  private static func shard(of manifest: Manifest) -> Shard? {
    options(in: manifest.commandLine).last { $0.name == "--shard" }.flatMap { Shard($0.value) }
  }

  /// The options of a command line that have a value, written in either way.
  private static func options(in words: [String]) -> [(name: String, value: String)] {
    words.enumerated().compactMap { index, word in
      guard word.hasPrefix("--") else { return nil }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { return (String(parts[0]), String(parts[1])) }
      return index + 1 < words.count ? (word, words[index + 1]) : nil
    }
  }

  private static func samples(in path: String) throws(ResultFileError) -> [Sample]? {
    let file = ResultDirectory(path: path).samples
    guard fileExists(file) else { return nil }
    var reader = try SampleReader(path: file)
    var samples: [Sample] = []
    while let sample = try reader.next() { samples.append(sample) }
    return samples
  }
}
