/// Writes samples.csv one sample at a time; the file appears when ``commit()`` is called.
public struct SampleWriter: ~Copyable {
  private var file: OutputFile
  private var text = CSVText()
  private var order = SampleOrder()

  /// Begins a samples.csv at `path`.
  ///
  /// - Throws: ``FileError`` if nothing can be written beside `path`.
  public init(path: String) throws(FileError) {
    file = try OutputFile(path: path)
    text.header(SampleReader.columns)
  }

  /// Adds a sample, whose place must be behind those of its launch written so far.
  ///
  /// - Throws: ``FileError`` if the file system refuses.
  public mutating func append(_ sample: Sample) throws(FileError) {
    precondition(
      order.accepts(sample),
      "the samples of a launch are written in ascending order of round and position"
    )
    text.append(sample)
    try file.append(text.bytes)
    text.removeAll()
  }

  /// Makes the file appear.
  ///
  /// - Throws: ``FileError``; the old file is then as it was.
  public consuming func commit() throws(FileError) {
    try file.append(text.bytes)
    try file.commit()
  }

  /// Writes `samples` as the samples.csv at `path`, whole or not at all.
  ///
  /// - Throws: ``FileError``; the old file is then as it was.
  public static func write(_ samples: some Sequence<Sample>, to path: String) throws(FileError) {
    var writer = try SampleWriter(path: path)
    for sample in samples { try writer.append(sample) }
    try writer.commit()
  }
}

extension CSVText {
  fileprivate mutating func append(_ sample: Sample) {
    field(sample.launch)
    field(sample.build)
    field(sample.round)
    field(sample.position)
    field(sample.benchmark.description)
    field(sample.iterations)
    field(sample.nanoseconds)
    field(sample.involuntarySwitches)
    endRecord()
  }
}
