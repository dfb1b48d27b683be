import Testing

@testable import ReportGen
@testable import Results

@Suite struct ExpectationTests {
  @Test(arguments: [
    (1.0, 1.01, Judgement.Outcome.holds), (1.2, 1.3, .fails), (0.5, 0.6, .fails),
    (1.0, 1.2, .undecided), (0.9, 1.0, .undecided),
  ])
  func judgesAnIntervalAsAWhole(_ low: Double, _ high: Double, _ outcome: Judgement.Outcome) {
    let estimate = Estimate(value: (low + high) / 2, low: low, high: high, n: 9)
    #expect(Expectation.near(1, factor: 1.05).judge(estimate, isExact: false) == outcome)
  }

  @Test func decidesNothingWithoutAnInterval() {
    let estimate = Estimate(value: 5, low: nil, high: nil, n: 3)
    #expect(Expectation.atLeast(1).judge(estimate, isExact: false) == .undecided)
    #expect(Expectation.atLeast(1).judge(estimate, isExact: true) == .holds)
    #expect(Expectation.exactly(4).judge(estimate, isExact: true) == .fails)
  }

  @Test func weighsAContradictionMoreThanAGapAndAGapMoreThanADoubt() {
    #expect(Judgement.Outcome.together([.holds, .undecided, .missing, .fails]) == .fails)
    #expect(Judgement.Outcome.together([.holds, .undecided, .missing]) == .missing)
    #expect(Judgement.Outcome.together([.holds, .undecided]) == .undecided)
    #expect(Judgement.Outcome.together([.holds]) == .holds)
  }
}
