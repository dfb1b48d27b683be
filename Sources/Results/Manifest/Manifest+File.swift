extension Manifest: VersionedDocument {
  /// Reads the run.json at `path`.
  ///
  /// - Throws: ``ResultFileError`` that names the file, the key, what was found and what expected.
  public init(readingFrom path: String) throws(ResultFileError) {
    self = try Self.read(from: path)
  }

  /// Reads the bytes of a run.json, which messages call `path`.
  ///
  /// - Throws: ``ResultFileError`` as for a file.
  public init(json bytes: [UInt8], path: String) throws(ResultFileError) {
    self = try Self.decode(bytes, path: path)
  }

  /// Writes the manifest as run.json at `path`, whole or not at all.
  ///
  /// - Throws: ``ResultFileError``; the old file is then as it was.
  public func write(to path: String) throws(ResultFileError) {
    try writeJSON(self, to: path)
  }

  /// The manifest as the bytes of run.json: keys sorted, so that equal runs give equal files.
  ///
  /// - Parameter path: What messages call the file.
  /// - Returns: UTF-8 text that ends in a line feed.
  /// - Throws: ``ResultFileError`` if a number in it is NaN or infinite.
  public func json(path: String = "run.json") throws(ResultFileError) -> [UInt8] {
    try JSONText.bytes(self, path: path)
  }
}
