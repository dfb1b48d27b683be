import Foundation
import Results

/// The executable that is running, searched as bytes: what a compiler left in it is what was done,
/// whatever anybody says was asked for.
struct OwnBinary {
  private let bytes: Data

  /// Maps the file; `nil` where the system does not tell which it is.
  init?() {
    guard
      let bytes = try? Data(
        contentsOf: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath(),
        options: .alwaysMapped
      )
    else { return nil }
    self.bytes = bytes
  }

  /// What a copy that was made to be kept says about its build.
  var stamp: BuildFacts? { BuildStamp.facts(in: bytes) }

  /// Whether the symbol's name is in the file, as a whole name of a string table.
  ///
  /// The name comes in parts, because this code must not put it into the file itself.
  func names(_ parts: String...) -> Bool {
    bytes.range(of: Data([0] + Array(parts.joined().utf8) + [0])) != nil
  }

  /// A hash of all bytes, as sixteen hexadecimal digits: FNV-1a over words of eight bytes.
  ///
  /// It tells two builds apart, and need not withstand anybody who wants to deceive.
  /// http://www.isthe.com/chongo/tech/comp/fnv/
  var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    unsafe bytes.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      for word in 0..<words {
        hash ^= unsafe bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)
        hash = hash &* 0x100_0000_01b3
      }
      for index in words * 8..<bytes.count {
        hash = unsafe (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The first printable text that is `prefix` with a digit behind it.
  func version(after prefix: String) -> String? {
    var rest = bytes[...]
    while let found = rest.range(of: Data(prefix.utf8)) {
      let text = rest[found.lowerBound...].prefix(200).prefix { 0x20..<0x7f ~= $0 }
      if text.dropFirst(prefix.utf8.count).first.map({ 0x30...0x39 ~= $0 }) == true {
        return String(decoding: text, as: UTF8.self)
      }
      rest = rest[found.upperBound...]
    }
    return nil
  }
}
