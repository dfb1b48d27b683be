import Foundation

extension FuzzedReader {
  /// The reader that the variable `FUZZED_READER` names.
  static let chosen: FuzzedReader = {
    let name = ProcessInfo.processInfo.environment["FUZZED_READER"] ?? ""
    guard let reader = FuzzedReader(rawValue: name) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      fatalError("FUZZED_READER is '\(name)', expected one of \(names)")
    }
    return reader
  }()
}

/// What libFuzzer calls with every input; see https://llvm.org/docs/LibFuzzer.html.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  // A reader that refuses has done its work.
  if let contradiction = try? FuzzedReader.chosen.contradiction(in: bytes) {
    fatalError(contradiction)
  }
  return 0
}
