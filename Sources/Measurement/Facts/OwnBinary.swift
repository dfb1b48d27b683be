import Foundation

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

  /// Whether the symbol's name is in the file, as a whole name of a string table.
  ///
  /// The name comes in parts, because this code must not put it into the file itself.
  func names(_ parts: String...) -> Bool {
    bytes.range(of: Data([0] + Array(parts.joined().utf8) + [0])) != nil
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
