/// Splits a CSV file (RFC 4180, line feeds) into records of fields, one at a time.
///
/// Only the current record and one chunk of the file are in memory. Quotes are removed in place,
/// so a field is a range of the buffer and costs no allocation.
struct RecordReader: ~Copyable {
  /// The longest record accepted, in bytes; a quote that is never closed ends here.
  static let longestRecord = 1 << 20

  /// The file's name, for messages.
  let path: String
  /// The line on which the current record begins, from 1.
  private(set) var line = 0
  /// Where the current record's fields lie in ``buffer``.
  private(set) var fields: [Range<Int>] = []
  /// The chunk that holds the current record.
  private(set) var buffer: [UInt8]

  /// The bytes of the whole input, as far as they are known before reading.
  let size: Int

  private let input: InputFile?
  private var next = 0
  private var end: Int
  private var nextLine = 1

  /// Reads the file at `path`.
  init(path: String) throws(ResultFileError) {
    self.path = path
    size = fileSize(path)
    input = try asResultFileError { () throws(FileError) in try InputFile(path: path) }
    buffer = [UInt8](repeating: 0, count: 1 << 18)
    end = 0
  }

  /// Reads `bytes`, which messages call `path`.
  init(bytes: [UInt8], path: String) {
    self.path = path
    size = bytes.count
    input = nil
    buffer = bytes
    end = bytes.count
  }

  /// Moves to the next record; returns `false` at the end of the file.
  ///
  /// - Complexity: O(*n*) in the bytes of the record, amortised over the chunk.
  mutating func advance() throws(ResultFileError) -> Bool {
    line = nextLine
    var cursor = next
    var isQuoted = false
    while true {
      if let stop = scan(&cursor, &isQuoted) {
        try split(next..<stop)
        next = stop + 1
        return true
      }
      let consumed = next
      guard try refill() else { break }
      cursor -= consumed
    }
    if next == end { return false }
    throw isQuoted
      ? fault("a quoted field that never ends", expected: "a closing quote")
      : fault("an end of file inside a line", expected: "a line feed at the end of every line")
  }

  /// An error at the current record.
  func fault(_ found: String, expected: String) -> ResultFileError {
    .malformed(path: path, at: .line(line), found: found, expected: expected)
  }

  /// Looks for the line feed that ends the record, from `cursor` on.
  private mutating func scan(_ cursor: inout Int, _ isQuoted: inout Bool) -> Int? {
    nextLine += endOfRecord(in: buffer.span.extracting(0..<end), &cursor, &isQuoted)
    return cursor < end ? cursor : nil
  }

  /// Moves the unfinished record to the front and reads more behind it.
  private mutating func refill() throws(ResultFileError) -> Bool {
    guard input != nil else { return false }
    buffer.removeSubrange(0..<next)
    end -= next
    guard end <= Self.longestRecord else {
      throw fault("a record of more than 1 MiB", expected: "a quote that is closed")
    }
    buffer += [UInt8](repeating: 0, count: max(next, buffer.count == end ? buffer.count : 0))
    next = 0
    let read = try readMore()
    end += read
    return read > 0
  }

  private mutating func readMore() throws(ResultFileError) -> Int {
    do {
      return try input?.read(into: &buffer, from: end) ?? 0
    } catch {
      throw .inaccessible(error)
    }
  }

  private mutating func split(_ record: Range<Int>) throws(ResultFileError) {
    fields.removeAll(keepingCapacity: true)
    var start = record.lowerBound
    while true {
      let stop =
        buffer[start] == .quote
        ? try unquote(from: start, to: record.upperBound)
        : try plain(from: start, to: record.upperBound)
      if stop == record.upperBound { return }
      start = stop + 1
    }
  }

  /// Takes an unquoted field; returns the place of the comma or line feed behind it.
  private mutating func plain(from start: Int, to end: Int) throws(ResultFileError) -> Int {
    var index = start
    while index < end, buffer[index] != .comma {
      if buffer[index] == .quote {
        throw fault(
          "a quote inside the unquoted field \(fields.count + 1)",
          expected: "a field that is quoted as a whole"
        )
      }
      if buffer[index] == .carriageReturn {
        throw fault("a carriage return", expected: "lines that end in a line feed alone")
      }
      index += 1
    }
    fields.append(start..<index)
    return index
  }

  /// Takes a quoted field, undoing its quotes; returns the place of the comma or line feed behind.
  private mutating func unquote(from start: Int, to end: Int) throws(ResultFileError) -> Int {
    var index = start + 1
    var written = start
    while index < end {
      if buffer[index] == .quote {
        guard index + 1 < end, buffer[index + 1] == .quote else { break }
        index += 1
      }
      buffer[written] = buffer[index]
      written += 1
      index += 1
    }
    index += 1
    guard index == end || buffer[index] == .comma else {
      throw fault(
        "text behind the closing quote of field \(fields.count + 1)",
        expected: "a comma or the end of the line"
      )
    }
    fields.append(start..<written)
    return index
  }
}

/// Moves `cursor` to the first line feed outside quotes; returns how many line feeds it saw.
private func endOfRecord(
  in bytes: Span<UInt8>,
  _ cursor: inout Int,
  _ isQuoted: inout Bool
) -> Int {
  var lines = 0
  while cursor < bytes.count {
    if bytes[cursor] == .lineFeed {
      lines += 1
      if !isQuoted { break }
    } else if bytes[cursor] == .quote {
      isQuoted.toggle()
    }
    cursor += 1
  }
  return lines
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let quote: UInt8 = 0x22
  static let comma: UInt8 = 0x2C
}
