import Testing

@testable import Measurement

@Suite struct RationalTests {
  @Test(arguments: [
    (6, 3, "2"), (22, 7, "22/7"), (-4, 8, "-1/2"), (0, 5, "0"), (128, 128, "1"), (-3, 1, "-3"),
    (Int.max, Int.max, "1"),
  ])
  func isInLowestTerms(numerator: Int, denominator: Int, shown: String) {
    #expect(Rational(numerator, over: denominator).description == shown)
  }

  @Test func isEqualHoweverItWasWritten() {
    #expect(Rational(2, over: 4) == Rational(1, over: 2))
    #expect(Rational(0, over: 9) == Rational(0))
    #expect(Set([Rational(3, over: 6), Rational(1, over: 2)]).count == 1)
  }

  @Test func hasTheNearestValue() {
    #expect(Rational(1, over: 4).value == 0.25)
    #expect(Rational(1, over: 3).value == 1.0 / 3.0)
  }

  @Test func refusesToDivideByNothing() async {
    await #expect(processExitsWith: .failure) { _ = Rational(1, over: 0) }
  }
}
