import Testing

@testable import ReportGen

@Suite struct LinearFitTests {
  private func observations(_ figure: (Double, Double) -> Double) -> [LinearFit.Observation] {
    let amounts = [(1.0, 0.0), (0, 1), (1, 1), (2, 1), (1, 3), (4, 2)]
    return amounts.enumerated().map { index, pair in
      LinearFit.Observation(
        group: "g\(index)",
        amounts: [pair.0, pair.1],
        figure: figure(pair.0, pair.1)
      )
    }
  }

  @Test func findsTheTermsOfAnExactSum() throws {
    let fit = try #require(LinearFit(observations { 3 * $0 + 5 * $1 }))
    #expect(abs(fit.terms[0].value - 3) < 1e-9)
    #expect(abs(fit.terms[1].value - 5) < 1e-9)
    #expect(fit.terms.allSatisfy { $0.high - $0.low < 1e-6 })
    #expect(fit.leftOver.allSatisfy { abs($0) < 1e-9 })
  }

  @Test func widensTheIntervalByWhatIsLeftOver() throws {
    let fit = try #require(LinearFit(observations { 3 * $0 + 5 * $1 + ($0 == 4 ? 2 : 0) }))
    #expect(fit.terms[0].low < 3 && fit.terms[0].high > 3)
    #expect(fit.terms[0].high - fit.terms[0].low > 0.1)
  }

  @Test func saysNothingWhereATermIsNotDetermined() {
    #expect(LinearFit([]) == nil)
    let same = (0..<6).map {
      LinearFit.Observation(group: "g\($0)", amounts: [1, 1], figure: Double($0))
    }
    #expect(LinearFit(same) == nil)
    #expect(LinearFit(Array(observations { $0 + $1 }.prefix(2))) == nil)
  }

  @Test(arguments: [(1, 12.706), (9, 2.262), (20, 2.086), (500, 2.086)])
  func takesTheQuantileOfStudentsT(_ degrees: Int, _ quantile: Double) {
    #expect(LinearFit.studentQuantile(degrees) == quantile)
  }
}
