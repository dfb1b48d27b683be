/// Numbers and words in the bytes of a profile line.
extension UInt8 {
  var decimalDigit: Int? {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= self ? Int(self) - 48 : nil
  }

  var hexadecimalDigit: Int? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(self) - 48
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(self) - 87
    default: nil
    }
  }
}

extension String {
  /// The text of the bytes from `start` on.
  init(_ bytes: Span<UInt8>, from start: Int) {
    var copy: [UInt8] = []
    copy.reserveCapacity(bytes.count - start)
    for index in start..<bytes.count { copy.append(bytes[index]) }
    self.init(decoding: copy, as: UTF8.self)
  }
}

extension Span<UInt8> {
  /// Whether the bytes start with `prefix`.
  func starts(with prefix: StaticString) -> Bool {
    guard count >= prefix.utf8CodeUnitCount else { return false }
    for index in 0..<prefix.utf8CodeUnitCount
    where unsafe self[index] != prefix.utf8Start[index] { return false }
    return true
  }
}

/// Reads the blank-separated fields of one line, from left to right.
///
/// A span cannot be stored yet, so the line is given to every call.
struct ProfileFields {
  private var next: Int

  init(from start: Int = 0) { next = start }

  /// Whether nothing but blanks is left.
  mutating func isAtEnd(of line: Span<UInt8>) -> Bool {
    while next < line.count, line[next] == UInt8(ascii: " ") { next += 1 }
    return next == line.count
  }

  /// The next field as a number, decimal or `0x` hexadecimal.
  mutating func number(in line: Span<UInt8>) throws(ProfileError.Problem) -> Int {
    _ = isAtEnd(of: line)
    let start = next
    let value = digits(in: line)
    guard let value, next == line.count || line[next] == UInt8(ascii: " ") else {
      throw .number(field(of: line, from: start))
    }
    return value
  }

  /// The next field as a position: `*` repeats `previous`, `+` and `-` are relative to it.
  mutating func position(in line: Span<UInt8>, after previous: Int) throws(ProfileError.Problem)
    -> Int
  {
    guard !isAtEnd(of: line) else { throw .number("") }
    switch line[next] {
    case UInt8(ascii: "*"):
      next += 1
      return previous
    case UInt8(ascii: "+"):
      next += 1
      return previous &+ (try number(in: line))
    case UInt8(ascii: "-"):
      next += 1
      return previous &- (try number(in: line))
    default: return try number(in: line)
    }
  }

  private mutating func digits(in line: Span<UInt8>) -> Int? {
    let isHexadecimal =
      next + 1 < line.count && line[next] == UInt8(ascii: "0")
      && line[next + 1] == UInt8(ascii: "x")
    if isHexadecimal { next += 2 }
    let (start, base) = (next, isHexadecimal ? 16 : 10)
    var value = 0
    while next < line.count {
      guard let digit = isHexadecimal ? line[next].hexadecimalDigit : line[next].decimalDigit
      else { break }
      let (product, overflow) = value.multipliedReportingOverflow(by: base)
      guard !overflow, product <= Int.max - digit else { return nil }
      value = product + digit
      next += 1
    }
    return next > start ? value : nil
  }

  private func field(of line: Span<UInt8>, from start: Int) -> String {
    var end = start
    while end < line.count, line[end] != UInt8(ascii: " ") { end += 1 }
    return String(line.extracting(0..<end), from: start)
  }
}
