extension ResultTable {
  /// Reads the results.csv at `path`.
  ///
  /// - Throws: ``ResultFileError`` that names the file and line, what was found and what expected.
  /// - Complexity: O(*n*) in the bytes of the file; memory for the rows and one chunk of text.
  public init(readingFrom path: String) throws(ResultFileError) {
    try self.init(RecordReader(path: path))
  }

  /// Reads the bytes of a results.csv, which messages call `path`.
  ///
  /// - Throws: ``ResultFileError`` as for a file.
  public init(bytes: [UInt8], path: String) throws(ResultFileError) {
    try self.init(RecordReader(bytes: bytes, path: path))
  }

  private init(_ source: consuming RecordReader) throws(ResultFileError) {
    // Rows are rarely shorter. What a file claims to be is believed up to a point only: a sparse
    // one may claim more than there is memory.
    reserveCapacity(min(source.size / 96, 1 << 21))
    var decoder = RowDecoder(source)
    try decoder.readHeader()
    while let row = try decoder.next() {
      do throws(RowFault) {
        try append(row)
      } catch {
        throw decoder.fault(error)
      }
    }
  }
}

/// Turns the records of results.csv into rows.
private struct RowDecoder: ~Copyable {
  private var records: RecordReader
  private var names = NameTable()
  private let metrics = ChoiceTable<Metric>()
  private let statuses = ChoiceTable<RowStatus>()

  private static let schema = "\(ResultTable.schema)"

  init(_ records: consuming RecordReader) { self.records = records }

  mutating func readHeader() throws(ResultFileError) {
    try records.readHeader(ResultTable.columns)
  }

  func fault(_ fault: RowFault) -> ResultFileError {
    records.fault(fault.found, expected: fault.expected)
  }

  mutating func next() throws(ResultFileError) -> ResultRow? {
    guard try records.advance() else { return nil }
    try records.requireFields(ResultTable.columns)
    guard records.holds(0, Self.schema) else {
      throw records.fault("schema \(records.shown(0))", expected: "\(ResultTable.schema)")
    }
    let benchmark = try records.name(1, &names)
    try requireParts(of: benchmark)
    let metric = try metric()
    return ResultRow(
      benchmark: benchmark,
      metric: metric,
      value: try records.optionalNumber(8, "value"),
      low: try records.optionalNumber(9, "low"),
      high: try records.optionalNumber(10, "high"),
      n: try records.count(11, "n"),
      reference: records.isEmpty(12) ? nil : try records.name(12, &names),
      status: try status(),
      note: try records.text(14)
    )
  }

  private func requireParts(of name: BenchmarkName) throws(ResultFileError) {
    let isWhole =
      records.holds(2, .family, of: name) && records.holds(3, .operation, of: name)
      && records.holds(4, .variant, of: name) && records.holds(5, .parameter, of: name)
    if isWhole { return }
    for (index, part) in BenchmarkName.Part.allCases.enumerated() {
      guard records.holds(index + 2, part, of: name) else {
        throw records.fault(
          "\(part.rawValue) \(records.shown(index + 2))",
          expected: "the \(part.rawValue) in the name '\(name)'"
        )
      }
    }
  }

  private func metric() throws(ResultFileError) -> Metric {
    guard let metric = records.choice(6, metrics) else {
      throw records.fault("metric \(records.shown(6))", expected: metrics.words)
    }
    guard records.holds(7, metric.unit) else {
      throw records.fault(
        "unit \(records.shown(7))",
        expected: "'\(metric.unit)', the unit of \(metric.rawValue)"
      )
    }
    return metric
  }

  private func status() throws(ResultFileError) -> RowStatus {
    guard let status = records.choice(13, statuses) else {
      throw records.fault("status \(records.shown(13))", expected: statuses.words)
    }
    return status
  }
}
