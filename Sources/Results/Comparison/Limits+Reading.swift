extension Limits {
  /// The columns of results/limits.csv, in order.
  static let columns = ["pattern", "metric", "absolute", "relative", "reason"]

  /// Reads the file at `path` or, where none is named, results/limits.csv if it exists.
  ///
  /// - Throws: ``ResultFileError`` that names the file and line, what was found and what expected.
  public init(named path: String?) throws(ResultFileError) {
    let usual = "results/limits.csv"
    guard let path = path ?? (fileExists(usual) ? usual : nil) else {
      self = .standard
      return
    }
    try self.init(readingFrom: path)
  }

  /// Reads the limits file at `path`.
  ///
  /// - Throws: ``ResultFileError`` that names the file and line, what was found and what expected.
  public init(readingFrom path: String) throws(ResultFileError) {
    try self.init(RecordReader(path: path))
  }

  /// Reads the bytes of a limits file, which messages call `path`.
  ///
  /// - Throws: ``ResultFileError`` as for a file.
  public init(bytes: [UInt8], path: String) throws(ResultFileError) {
    try self.init(RecordReader(bytes: bytes, path: path))
  }

  private init(_ source: consuming RecordReader) throws(ResultFileError) {
    var records = source
    self.init(path: records.path, lines: [])
    try records.readHeader(Self.columns)
    while try records.advance() { lines.append(try Self.line(records)) }
  }

  private static func line(_ records: borrowing RecordReader) throws(ResultFileError) -> Line {
    try records.requireFields(columns)
    guard let pattern = Pattern(try records.text(0)) else {
      throw records.fault("pattern \(records.shown(0))", expected: "a regular expression")
    }
    let reason = try records.text(4)
    guard !reason.isEmpty else {
      throw records.fault("an empty reason", expected: "why the limit differs from the standard")
    }
    return Line(
      number: records.line,
      pattern: pattern,
      metric: try metric(records),
      tolerance: try tolerance(records),
      reason: reason
    )
  }

  private static func metric(_ records: borrowing RecordReader) throws(ResultFileError) -> Metric? {
    if records.holds(1, "*") { return nil }
    let choices = Metric.allCases.filter { $0 == .time || $0.isExact }
    guard let metric = choices.first(where: { records.holds(1, $0.rawValue) }) else {
      let names = choices.map(\.rawValue).joined(separator: ", ")
      throw records.fault("metric \(records.shown(1))", expected: "* or one of \(names)")
    }
    return metric
  }

  private static func tolerance(
    _ records: borrowing RecordReader
  ) throws(ResultFileError) -> Tolerance {
    let absolute = try records.optionalNumber(2, "absolute")
    let relative = try records.optionalNumber(3, "relative")
    guard absolute != nil || relative != nil else {
      throw records.fault("no limit", expected: "a number in absolute, in relative or in both")
    }
    guard absolute ?? 0 >= 0, relative ?? 0 >= 0 else {
      throw records.fault("a limit below 0", expected: "a number from 0 up")
    }
    return Tolerance(absolute: absolute ?? 0, relative: relative ?? 0)
  }
}
