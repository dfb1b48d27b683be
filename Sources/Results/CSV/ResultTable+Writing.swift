extension ResultTable {
  /// Writes the table as results.csv at `path`, whole or not at all.
  ///
  /// - Throws: ``ResultFileError``; the old file is then as it was.
  public func write(to path: String) throws(ResultFileError) {
    do throws(FileError) {
      var file = try OutputFile(path: path)
      var text = CSVText()
      text.header(Self.columns)
      for row in rows {
        text.append(row)
        if text.bytes.count >= 1 << 16 {
          try file.append(text.bytes)
          text.removeAll()
        }
      }
      try file.append(text.bytes)
      try file.commit()
    } catch {
      throw .inaccessible(error)
    }
  }

  /// The table as the bytes of results.csv.
  public var csv: [UInt8] {
    var text = CSVText()
    text.header(Self.columns)
    for row in rows { text.append(row) }
    return text.bytes
  }
}

extension CSVText {
  fileprivate mutating func append(_ row: ResultRow) {
    field(ResultTable.schema)
    field(row.benchmark.description)
    field(row.benchmark.family)
    field(row.benchmark.operation)
    field(row.benchmark.variant)
    field(row.benchmark.parameter)
    field(row.metric.rawValue)
    field(row.metric.unit)
    field(row.value)
    field(row.low)
    field(row.high)
    field(row.n)
    field(row.reference?.description ?? "")
    field(row.status.rawValue)
    words(row.note)
    endRecord()
  }
}
