internal import FoundationEssentials

/// A JSON file whose top level says which version of its meaning it has.
protocol VersionedDocument: Codable {
  /// The version that this code writes and reads.
  static var currentSchema: Int { get }
  /// Checks what the types of the values do not say; messages call the file `path`.
  func check(path: String) throws(ResultFileError)
}

extension VersionedDocument {
  /// Reads the file at `path`.
  static func read(from path: String) throws(ResultFileError) -> Self {
    let bytes = try asResultFileError { () throws(FileError) in
      try InputFile(path: path).readAll()
    }
    return try decode(bytes, path: path)
  }

  /// Reads the bytes of a file that messages call `path`.
  static func decode(_ bytes: [UInt8], path: String) throws(ResultFileError) -> Self {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      let version = try decoder.decode(SchemaOnly.self, from: Data(bytes)).schema
      guard version == Self.currentSchema else {
        throw ResultFileError.malformed(
          path: path,
          at: .key("schema"),
          found: "\(version)",
          expected: "\(Self.currentSchema)"
        )
      }
      let document = try decoder.decode(Self.self, from: Data(bytes))
      try document.check(path: path)
      return document
    } catch let error as ResultFileError {
      throw error
    } catch {
      throw ResultFileError(decoding: error, path: path)
    }
  }
}

/// The document as UTF-8 text that ends in a line feed, keys sorted, so that equal values give
/// equal files; messages call it `path`.
func encodeJSON(
  _ document: some Encodable,
  path: String,
  inSnakeCase: Bool = false
) throws(ResultFileError) -> [UInt8] {
  let encoder = JSONEncoder()
  if inSnakeCase { encoder.keyEncodingStrategy = .convertToSnakeCase }
  encoder.dateEncodingStrategy = .iso8601
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  do {
    return Array(try encoder.encode(document)) + [.lineFeed]
  } catch {
    throw ResultFileError(encoding: error, path: path)
  }
}

/// The document as the bytes of a JSON file with sorted keys; not for a file with a schema of ours.
///
/// - Parameters:
///   - document: What is exported.
///   - inSnakeCase: Whether keys are written as `two_words`.
/// - Returns: UTF-8 text that ends in a line feed.
/// - Throws: ``ResultFileError`` if a number in it is NaN or infinite.
public func jsonBytes(
  _ document: some Encodable,
  inSnakeCase: Bool = false
) throws(ResultFileError) -> [UInt8] {
  try encodeJSON(document, path: "export", inSnakeCase: inSnakeCase)
}

/// Writes the document as JSON at `path`, whole or not at all.
func writeJSON(_ document: some Encodable, to path: String) throws(ResultFileError) {
  let bytes = try encodeJSON(document, path: path)
  try asResultFileError { () throws(FileError) in try OutputFile.write(bytes, to: path) }
}

private struct SchemaOnly: Decodable {
  var schema: Int
}

extension ResultFileError {
  fileprivate init(decoding error: any Error, path: String) {
    guard let error = error as? DecodingError else {
      self = .malformed(
        path: path,
        at: .key("run"),
        found: "\(error)",
        expected: "a document of its kind"
      )
      return
    }
    switch error {
    case .typeMismatch(let type, let context):
      self = .malformed(
        path: path,
        at: .key(keyPath(context.codingPath)),
        found: "another kind of value",
        expected: "\(type)"
      )
    case .valueNotFound(let type, let context):
      self = .malformed(
        path: path,
        at: .key(keyPath(context.codingPath)),
        found: "null",
        expected: "\(type)"
      )
    case .keyNotFound(let key, let context):
      self = .malformed(
        path: path,
        at: .key(keyPath(context.codingPath + [key])),
        found: "nothing",
        expected: "the key"
      )
    case .dataCorrupted(let context):
      self = .malformed(
        path: path,
        at: .key(keyPath(context.codingPath)),
        found: "a value that cannot be used: \(inert(context.debugDescription))",
        expected: context.codingPath.isEmpty ? "a JSON document" : "a value of the key's type"
      )
    @unknown default:
      self = .malformed(
        path: path,
        at: .key("run"),
        found: "\(error)",
        expected: "a document of its kind"
      )
    }
  }

  fileprivate init(encoding error: any Error, path: String) {
    guard case EncodingError.invalidValue(let value, let context) = error else {
      self = .malformed(
        path: path,
        at: .key("run"),
        found: "\(error)",
        expected: "a document of its kind"
      )
      return
    }
    self = .malformed(
      path: path,
      at: .key(keyPath(context.codingPath)),
      found: "\(value)",
      expected: "a finite number"
    )
  }
}

/// A key path as a reader would write it: `benchmarks[2].name`; `run` for the document itself.
private func keyPath(_ keys: [any CodingKey]) -> String {
  let path = keys.reduce("") { path, key in
    if let index = key.intValue { return "\(path)[\(index)]" }
    return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
  }
  return path.isEmpty ? "run" : path
}
