import Results

/// What is fuzzed: a reader of files that come from elsewhere.
///
/// Whatever the bytes are, a reader may refuse them with an error of its own and nothing else; what
/// it accepts, it must write the same way again when it has read what it wrote. The fuzzer compiles
/// this file into one module with the sources of Results, so that it sees every branch of them; the
/// import is then of itself.
enum FuzzedReader: String, CaseIterable {
  case results
  case samples
  case limits
  case manifest

  /// Reads `bytes`, and what was understood a second time.
  ///
  /// - Returns: What the second reading contradicts, or `nil`.
  /// - Throws: ``ResultFileError`` if the bytes are refused.
  func contradiction(in bytes: [UInt8]) throws(ResultFileError) -> String? {
    switch self {
    case .results:
      let table = try ResultTable(bytes: bytes, path: "")
      // The first writing makes notes inert; from then on nothing may change.
      let again = try? ResultTable(bytes: table.csv, path: "")
      return again?.csv == table.csv ? nil : "written and read again, the rows are others"
    case .samples:
      var reader = try SampleReader(bytes: bytes, path: "")
      while try reader.next() != nil {}
      return nil
    case .limits:
      _ = try Limits(bytes: bytes, path: "")
      return nil
    case .manifest:
      let manifest = try Manifest(json: bytes, path: "")
      let again = try? Manifest(json: manifest.json(), path: "")
      return again == manifest ? nil : "written and read again, the manifest is another"
    }
  }
}
