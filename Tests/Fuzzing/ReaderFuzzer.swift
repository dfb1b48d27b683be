import Foundation

/// What is fuzzed: a reader of files that come from elsewhere.
///
/// Compiled into one module with the sources of Results, so that libFuzzer sees every branch of
/// them. Whatever the bytes are, a reader may refuse them with an error of its own and nothing
/// else; what it accepts, it must read again from what it writes.
enum FuzzedReader: String, CaseIterable {
  case results
  case samples
  case limits
  case manifest

  /// The reader that the variable `FUZZED_READER` names.
  static let chosen: FuzzedReader = {
    let name = ProcessInfo.processInfo.environment["FUZZED_READER"] ?? ""
    guard let reader = FuzzedReader(rawValue: name) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      fatalError("FUZZED_READER is '\(name)', expected one of \(names)")
    }
    return reader
  }()

  /// Reads `bytes`, and what was understood a second time.
  func read(_ bytes: [UInt8]) throws(ResultFileError) {
    switch self {
    case .results:
      let table = try ResultTable(bytes: bytes, path: "")
      let again = try? ResultTable(bytes: table.csv, path: "")
      precondition(again == table, "written and read again, the rows are others")
    case .samples:
      var reader = try SampleReader(bytes: bytes, path: "")
      while try reader.next() != nil {}
    case .limits:
      _ = try Limits(bytes: bytes, path: "")
    case .manifest:
      let manifest = try Manifest(json: bytes, path: "")
      let again = try? Manifest(json: manifest.json(), path: "")
      precondition(again == manifest, "written and read again, the manifest is another")
    }
  }
}

/// What libFuzzer calls with every input; see https://llvm.org/docs/LibFuzzer.html.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  // A reader that refuses has done its work.
  try? FuzzedReader.chosen.read(bytes)
  return 0
}
