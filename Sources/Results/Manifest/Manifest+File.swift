internal import FoundationEssentials

extension Manifest {
  /// Reads the run.json at `path`.
  ///
  /// - Throws: ``ResultFileError`` that names the file, the key, what was found and what expected.
  public init(readingFrom path: String) throws(ResultFileError) {
    let bytes = try asResultFileError { () throws(FileError) in
      try InputFile(path: path).readAll()
    }
    try self.init(json: bytes, path: path)
  }

  /// Reads the bytes of a run.json, which messages call `path`.
  ///
  /// - Throws: ``ResultFileError`` as for a file.
  public init(json bytes: [UInt8], path: String) throws(ResultFileError) {
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
      self = try decoder.decode(Manifest.self, from: Data(bytes))
      try check(path: path)
    } catch let error as ResultFileError {
      throw error
    } catch {
      throw ResultFileError(decoding: error, path: path)
    }
  }

  /// Writes the manifest as run.json at `path`, whole or not at all.
  ///
  /// - Throws: ``ResultFileError``; the old file is then as it was.
  public func write(to path: String) throws(ResultFileError) {
    let bytes = try json(path: path)
    try asResultFileError { () throws(FileError) in try OutputFile.write(bytes, to: path) }
  }

  /// The manifest as the bytes of run.json: keys sorted, so that equal runs give equal files.
  ///
  /// - Parameter path: What messages call the file.
  /// - Returns: UTF-8 text that ends in a line feed.
  /// - Throws: ``ResultFileError`` if a number in it is NaN or infinite.
  public func json(path: String = "run.json") throws(ResultFileError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(self)) + [.lineFeed]
    } catch {
      throw ResultFileError(encoding: error, path: path)
    }
  }

  private struct SchemaOnly: Decodable {
    var schema: Int
  }
}

extension ResultFileError {
  fileprivate init(decoding error: any Error, path: String) {
    guard let error = error as? DecodingError else {
      self = .malformed(path: path, at: .key("run"), found: "\(error)", expected: "a manifest")
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
      self = .malformed(path: path, at: .key("run"), found: "\(error)", expected: "a manifest")
    }
  }

  fileprivate init(encoding error: any Error, path: String) {
    guard case EncodingError.invalidValue(let value, let context) = error else {
      self = .malformed(path: path, at: .key("run"), found: "\(error)", expected: "a manifest")
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
