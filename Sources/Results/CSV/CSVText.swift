/// Fields of one CSV record, written as bytes (RFC 4180, a line feed behind every record).
struct CSVText {
  /// What was written.
  private(set) var bytes: [UInt8] = []
  private var isAtStart = true

  /// Adds the record of column titles.
  mutating func header(_ columns: [String]) {
    for column in columns { field(column) }
    endRecord()
  }

  /// Adds a field, quoted where it has to be.
  mutating func field(_ text: String) {
    separate()
    let utf8 = text.utf8
    guard utf8.contains(where: { $0 < 0x2D && ($0 == .comma || $0 == .quote || $0 < 0x20) }) else {
      bytes.append(contentsOf: utf8)
      return
    }
    bytes.append(.quote)
    for byte in utf8 {
      if byte == .quote { bytes.append(.quote) }
      bytes.append(byte)
    }
    bytes.append(.quote)
  }

  /// Adds words from outside: one line, which neither a terminal nor a spreadsheet obeys.
  ///
  /// A leading `=`, `+`, `-` or `@` would make a spreadsheet run the text as a formula, so an
  /// apostrophe goes before it, which is how spreadsheets themselves mark text.
  mutating func words(_ text: String) {
    let text = inert(text)
    field(text.utf8.first.map { "=+-@".utf8.contains($0) } == true ? "'" + text : text)
  }

  /// Adds a number, or an empty field for `nil`.
  mutating func field(_ value: Double?) {
    separate()
    if let value { bytes.append(contentsOf: decimalText(value).utf8) }
  }

  /// Adds a whole number.
  mutating func field(_ value: some BinaryInteger) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Ends the record.
  mutating func endRecord() {
    bytes.append(.lineFeed)
    isAtStart = true
  }

  /// Forgets what was written and keeps the memory.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  private mutating func separate() {
    if !isAtStart { bytes.append(.comma) }
    isAtStart = false
  }
}
