extension RecordReader {
  /// The text of a field.
  func text(_ column: Int) throws(ResultFileError) -> String {
    let bytes = buffer.span.extracting(fields[column])
    if bytes.isEmpty { return "" }
    if let text = try? UTF8Span(validating: bytes) { return String(copying: text) }
    throw fault("bytes in field \(column + 1) that are not UTF-8", expected: "UTF-8 text")
  }

  /// The text of a field as a message shows it, whatever its bytes.
  func shown(_ column: Int) -> String {
    quoted(String(decoding: buffer[fields[column]], as: UTF8.self))
  }

  /// The choice that a field names, if it is one of `table`.
  func choice<Choice>(_ column: Int, _ table: ChoiceTable<Choice>) -> Choice? {
    table.choice(buffer.span.extracting(fields[column]))
  }

  /// Whether a field is empty.
  func isEmpty(_ column: Int) -> Bool { fields[column].isEmpty }

  /// Whether a field holds exactly `text`.
  func holds(_ column: Int, _ text: String) -> Bool {
    isSame(buffer.span.extracting(fields[column]), text.utf8Span.span)
  }

  /// Whether a field holds exactly `part` of `name`.
  func holds(_ column: Int, _ part: BenchmarkName.Part, of name: BenchmarkName) -> Bool {
    let name = name.description.utf8Span.span.extracting(name.bytes(of: part))
    return isSame(buffer.span.extracting(fields[column]), name)
  }

  /// The benchmark name in a field.
  func name(_ column: Int, _ names: inout NameTable) throws(ResultFileError) -> BenchmarkName {
    if let name = names.name(buffer.span.extracting(fields[column])) { return name }
    throw fault("the benchmark name \(shown(column))", expected: BenchmarkName.form)
  }

  /// The number in a field.
  func number(_ column: Int, _ title: String) throws(ResultFileError) -> Double {
    if let value = parseDecimal(buffer.span.extracting(fields[column])) { return value }
    throw fault("\(title) \(shown(column))", expected: "a finite decimal number such as 12.5")
  }

  /// The number in a field, or `nil` where the field is empty.
  func optionalNumber(_ column: Int, _ title: String) throws(ResultFileError) -> Double? {
    isEmpty(column) ? nil : try number(column, title)
  }

  /// The whole number in a field.
  func count(_ column: Int, _ title: String) throws(ResultFileError) -> Int {
    if let value = parseCount(buffer.span.extracting(fields[column])) { return value }
    throw fault("\(title) \(shown(column))", expected: "a whole number from 0 up")
  }

  /// Checks that the current record has one field for each of `columns`.
  func requireFields(_ columns: [String]) throws(ResultFileError) {
    guard fields.count == columns.count else {
      throw fault("\(fields.count) fields", expected: "\(columns.count)")
    }
  }

  /// Takes the first record, which must be the titles `columns`.
  mutating func readHeader(_ columns: [String]) throws(ResultFileError) {
    let expected = columns.joined(separator: ",")
    guard try advance() else {
      throw fault("an empty file", expected: "the header '\(expected)'")
    }
    guard fields.count == columns.count,
      columns.indices.allSatisfy({ holds($0, columns[$0]) })
    else {
      let found = fields.map { String(decoding: buffer[$0], as: UTF8.self) }
      throw fault(
        "the header \(quoted(found.joined(separator: ","), limit: 200))",
        expected: "'\(expected)'"
      )
    }
  }
}
