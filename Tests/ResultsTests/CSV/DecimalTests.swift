import Testing

@testable import Results

@Suite struct DecimalTests {
  @Test(arguments: [
    ("0", 0), ("-0", -0.0), ("12.5", 12.5), ("1e-05", 1e-05), ("1E3", 1000), ("0.1", 0.1),
    ("123456789012345", 123_456_789_012_345), ("1e+22", 1e22), ("1e23", 1e23),
    ("0.30000000000000004", 0.1 + 0.2), ("5e-324", Double.leastNonzeroMagnitude),
    ("000012.500", 12.5),
    ("1.7976931348623157e+308", Double.greatestFiniteMagnitude), ("1e-999", 0),
  ])
  func readsADecimalNumber(_ text: String, _ expected: Double) {
    #expect(parseDecimal(text.utf8Span.span)?.bitPattern == expected.bitPattern)
  }

  @Test(arguments: [
    "", "-", ".", ".5", "5.", "+1", " 1", "1 ", "1,5", "0x10", "1e", "1e+", "nan", "NaN", "inf",
    "Infinity", "1e999", "--1", "1_000", "1\u{0}", "١",
  ])
  func refusesWhatIsNoDecimalNumber(_ text: String) {
    #expect(parseDecimal(text.utf8Span.span) == nil)
  }

  @Test func readsBackEveryNumberItWrites() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(state: seed)
    for _ in 0..<10_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      let text = decimalText(number)
      #expect(parseDecimal(text.utf8Span.span)?.bitPattern == number.bitPattern, "seed \(seed)")
    }
  }

  @Test func readsShortNumbersAsTheStandardLibraryDoes() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(state: seed)
    for _ in 0..<10_000 {
      let digits = Int.random(in: 0...999_999_999_999_999, using: &generator)
      let text = "\(digits)e\(Int.random(in: -25...25, using: &generator))"
      #expect(parseDecimal(text.utf8Span.span) == Double(text), "seed \(seed)")
    }
  }

  @Test(arguments: [("9223372036854775807", Int.max), ("007", 7), ("0", 0)])
  func readsAWholeNumber(_ text: String, _ expected: Int) {
    #expect(parseCount(text.utf8Span.span) == expected)
  }

  @Test(arguments: ["", "-1", "1.0", "9223372036854775808", "1e3", " 1"])
  func refusesWhatIsNoWholeNumber(_ text: String) {
    #expect(parseCount(text.utf8Span.span) == nil)
  }

  @Test(arguments: [(1.0, "1"), (-0.0, "-0"), (1e-5, "1e-05"), (1e16, "1e+16"), (0.1, "0.1")])
  func writesTheShortestForm(_ value: Double, _ expected: String) {
    #expect(decimalText(value) == expected)
  }
}
