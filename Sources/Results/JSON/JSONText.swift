internal import FoundationEssentials

/// The one way in which JSON is written: for files, for standard output and for other tools.
///
/// Keys are sorted, so that equal values give equal bytes; a number that is NaN or infinite is an
/// error. What would command a terminal or reorder a line is written as an escape, which every
/// reader of JSON undoes.
enum JSONText {
  /// The document as UTF-8 text that ends in a line feed; messages call it `path`.
  static func bytes(
    _ document: some Encodable,
    path: String,
    inSnakeCase: Bool = false,
    isCompact: Bool = false
  ) throws(ResultFileError) -> [UInt8] {
    let encoder = JSONEncoder()
    if inSnakeCase { encoder.keyEncodingStrategy = .convertToSnakeCase }
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting =
      isCompact
      ? [.sortedKeys, .withoutEscapingSlashes]
      : [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return inertJSON(Array(try encoder.encode(document))) + [.lineFeed]
    } catch {
      throw ResultFileError(encoding: error, path: path)
    }
  }

  /// The JSON with escapes for what a terminal would obey; only strings have such characters, and
  /// the encoder has escaped those below a space.
  private static func inertJSON(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 >= 0x7F }) else { return bytes }
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.value >= 0x7F, isActive(scalar) {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return Array(text.utf8)
  }
}

/// A document as the bytes of a JSON text with sorted keys.
///
/// - Parameters:
///   - document: What is written; one of ours says in `schema` which version of its meaning it has.
///   - inSnakeCase: Whether keys are written as `two_words`.
///   - isCompact: Whether it stands on one line.
/// - Returns: UTF-8 text that ends in a line feed.
/// - Throws: ``ResultFileError`` if a number in it is NaN or infinite.
public func jsonBytes(
  _ document: some Encodable,
  inSnakeCase: Bool = false,
  isCompact: Bool = false
) throws(ResultFileError) -> [UInt8] {
  try JSONText.bytes(document, path: "JSON", inSnakeCase: inSnakeCase, isCompact: isCompact)
}

/// Writes the document as JSON at `path`, whole or not at all.
func writeJSON(_ document: some Encodable, to path: String) throws(ResultFileError) {
  let bytes = try JSONText.bytes(document, path: path)
  try asResultFileError { () throws(FileError) in try OutputFile.write(bytes, to: path) }
}
