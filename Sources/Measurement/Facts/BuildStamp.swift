public import Foundation
public import Results

/// What an executable knew of its build where it was built, behind the last byte of a copy of it.
///
/// Nothing that the compiler or linker leaves in an executable says which flags they were given,
/// so a copy that leaves the package manager's folder forgets them. An ELF file is read by its
/// headers (System V ABI, chapter 4), so bytes behind its last section change nothing that is
/// loaded, counted or timed.
public enum BuildStamp {
  private static let mark = Data("\nDispatchBench build stamp 1\n".utf8)
  private static let lengthDigits = 8

  /// Returns the executable `bytes` with `facts` behind them, in place of any that were there.
  ///
  /// - Throws: An `EncodingError` if a fact has no JSON.
  public static func stamped(_ bytes: Data, with facts: BuildFacts) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(facts)
    let digits = String(json.count)
    let length = String(repeating: "0", count: lengthDigits - digits.count) + digits
    return unstamped(bytes) + json + Data(length.utf8) + mark
  }

  /// The facts behind the executable `bytes`; `nil` where there are none.
  public static func facts(in bytes: Data) -> BuildFacts? {
    stamp(in: bytes).flatMap { try? JSONDecoder().decode(BuildFacts.self, from: $0) }
  }

  private static func unstamped(_ bytes: Data) -> Data {
    guard let json = stamp(in: bytes) else { return bytes }
    return bytes.prefix(upTo: json.startIndex)
  }

  private static func stamp(in bytes: Data) -> Data? {
    guard bytes.suffix(mark.count) == mark else { return nil }
    let rest = bytes.dropLast(mark.count)
    guard let length = Int(String(decoding: rest.suffix(lengthDigits), as: UTF8.self)),
      length >= 0, length <= rest.count - lengthDigits
    else { return nil }
    return rest.dropLast(lengthDigits).suffix(length)
  }
}
