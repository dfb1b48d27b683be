/// Reads samples.csv one sample at a time, in a memory that does not grow with the file.
public struct SampleReader: ~Copyable {
  /// The columns of samples.csv, in order.
  static let columns = [
    "launch", "build", "round", "position", "benchmark", "iterations", "nanoseconds",
    "involuntary_switches",
  ]

  private var records: RecordReader
  private var names = NameTable()
  private var order = SampleOrder()

  /// Opens the samples.csv at `path` and checks its header.
  ///
  /// - Throws: ``ResultFileError`` that names the file, what was found and what expected.
  public init(path: String) throws(ResultFileError) {
    try self.init(RecordReader(path: path))
  }

  /// Reads the bytes of a samples.csv, which messages call `path`.
  ///
  /// - Throws: ``ResultFileError`` as for a file.
  public init(bytes: [UInt8], path: String) throws(ResultFileError) {
    try self.init(RecordReader(bytes: bytes, path: path))
  }

  private init(_ records: consuming RecordReader) throws(ResultFileError) {
    self.records = records
    try self.records.readHeader(Self.columns)
  }

  /// The next sample, or `nil` at the end of the file.
  ///
  /// - Throws: ``ResultFileError`` that names the file and line, what was found and what expected.
  /// - Complexity: O(*n*) in the bytes of one line.
  public mutating func next() throws(ResultFileError) -> Sample? {
    guard try records.advance() else { return nil }
    try records.requireFields(Self.columns)
    let sample = Sample(
      launch: try records.count(0, "launch"),
      build: try records.count(1, "build"),
      round: try records.count(2, "round"),
      position: try records.count(3, "position"),
      benchmark: try records.name(4, &names),
      iterations: try records.count(5, "iterations"),
      nanoseconds: UInt64(try records.count(6, "nanoseconds")),
      involuntarySwitches: try records.count(7, "involuntary_switches")
    )
    guard sample.iterations > 0 else { throw records.fault("0 iterations", expected: "at least 1") }
    guard order.accepts(sample) else {
      throw records.fault(
        "launch \(sample.launch), build \(sample.build), round \(sample.round), position"
          + " \(sample.position) behind a later or equal place",
        expected: "the samples of a launch in ascending order of round and position"
      )
    }
    return sample
  }
}
