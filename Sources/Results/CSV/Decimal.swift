/// Reads a decimal number such as `12`, `-0.5` or `1e-05`.
///
/// The form is an optional `-`, digits, optionally `.` and digits, optionally `e` or `E` with an
/// optional sign and digits. Returns `nil` for anything else: white space, a leading `+`, hexadecimal, `NaN`, `Infinity`, and
/// numbers that overflow to infinity. Up to 15 digits and powers of ten up to 22 are computed here,
/// where both are exact and one operation rounds once (Clinger, "How to read floating point
/// numbers accurately", 1990); the rest goes to the standard library.
func parseDecimal(_ bytes: Span<UInt8>) -> Double? {
  guard let decimal = DecimalText(bytes) else { return nil }
  if decimal.isShort { return decimal.exactValue }
  guard let utf8 = try? UTF8Span(validating: bytes),
    let value = Double(String(copying: utf8)), value.isFinite
  else { return nil }
  return value
}

/// Reads a whole number from 0 up, in decimal digits.
func parseCount(_ bytes: Span<UInt8>) -> Int? {
  guard !bytes.isEmpty else { return nil }
  var value = 0
  for index in bytes.indices {
    guard let digit = bytes[index].decimalDigit else { return nil }
    let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
    let (sum, carry) = tens.addingReportingOverflow(digit)
    guard !overflow, !carry else { return nil }
    value = sum
  }
  return value
}

/// The shortest decimal text that reads back as exactly `value`, without a trailing `.0`.
func decimalText(_ value: Double) -> String {
  precondition(value.isFinite, "\(value) has no place in a result file")
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// The parts of a decimal number's text.
private struct DecimalText {
  private var isNegative = false
  private var mantissa = 0
  private var digits = 0
  private var exponent = 0

  init?(_ bytes: Span<UInt8>) {
    var index = 0
    if !bytes.isEmpty, bytes[0] == UInt8(ascii: "-") {
      isNegative = true
      index = 1
    }
    guard takeDigits(bytes, &index) > 0 else { return nil }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let fraction = takeDigits(bytes, &index)
      guard fraction > 0 else { return nil }
      exponent = -fraction
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      guard takeExponent(bytes, &index) else { return nil }
    }
    guard index == bytes.count else { return nil }
  }

  /// Whether ``exactValue`` may be used.
  var isShort: Bool { digits <= 15 && -22...22 ~= exponent }

  /// The number, rounded once.
  var exactValue: Double {
    let magnitude = Double(mantissa)
    let scaled =
      exponent < 0 ? magnitude / powersOfTen[-exponent] : magnitude * powersOfTen[exponent]
    return isNegative ? -scaled : scaled
  }

  private mutating func takeDigits(_ bytes: Span<UInt8>, _ index: inout Int) -> Int {
    let start = index
    while index < bytes.count, let digit = bytes[index].decimalDigit {
      if digits <= 15 { mantissa = mantissa * 10 + digit }
      digits += mantissa == 0 ? 0 : 1
      index += 1
    }
    return index - start
  }

  private mutating func takeExponent(_ bytes: Span<UInt8>, _ index: inout Int) -> Bool {
    index += 1
    var isBelowZero = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isBelowZero = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    let start = index
    var value = 0
    while index < bytes.count, let digit = bytes[index].decimalDigit {
      value = min(value * 10 + digit, 10_000)
      index += 1
    }
    exponent += isBelowZero ? -value : value
    return index > start
  }
}

extension UInt8 {
  fileprivate var decimalDigit: Int? {
    self &- UInt8(ascii: "0") < 10 ? Int(self &- UInt8(ascii: "0")) : nil
  }
}

/// 1 to 10^22, all of which a `Double` holds exactly.
private let powersOfTen: [Double] = (0...22).map { power in
  (0..<power).reduce(1) { value, _ in value * 10 }
}
