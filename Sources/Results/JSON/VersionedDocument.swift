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
      let document = try decoder.decode(CheckedVersion<Self>.self, from: Data(bytes)).document
      try document.check(path: path)
      return document
    } catch let error as ResultFileError {
      throw error
    } catch let error as OtherVersion {
      throw .malformed(
        path: path,
        at: .key("schema"),
        found: "\(error.found)",
        expected: "\(Self.currentSchema)"
      )
    } catch {
      throw ResultFileError(decoding: error, path: path)
    }
  }
}

/// A document that is read only once its version is known to be ours; the text is parsed once.
private struct CheckedVersion<Document: VersionedDocument>: Decodable {
  let document: Document

  private enum Key: CodingKey {
    case schema
  }

  init(from decoder: any Decoder) throws {
    let version = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .schema)
    guard version == Document.currentSchema else { throw OtherVersion(found: version) }
    document = try Document(from: decoder)
  }
}

/// The file has another version than the one that this code reads.
private struct OtherVersion: Error {
  let found: Int
}
