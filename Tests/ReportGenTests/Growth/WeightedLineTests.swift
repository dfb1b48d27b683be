import Testing

@testable import ReportGen

@Suite struct WeightedLineTests {
  private func exact(_ value: Double) -> Interval { Interval(value, value, value) }

  @Test func findsALineThatRunsThroughAllPoints() throws {
    let line = try #require(WeightedLine(relative: [10, 100, 1000], [23, 203, 2003].map(exact)))
    #expect(abs(line.slope.value - 2) < 1e-9)
    #expect(abs(line.intercept.value - 3) < 1e-9)
  }

  @Test func weighsRelativeErrors() throws {
    // Weights 1, 1/4 and 1/16 at 0, 1 and 2 for 1, 2 and 4: the centre is 2/7; the slope is
    // (1·1·(−2/7) + 2/4·5/7 + 4/16·12/7) / (4/49 + 25/196 + 144/784) = (1/2) / (77/196) = 14/11.
    let line = try #require(WeightedLine(relative: [0, 1, 2], [1, 2, 4].map(exact)))
    #expect(abs(line.slope.value - 14.0 / 11) < 1e-12)
    // The weighted mean is (1 + 1/2 + 1/4) / (21/16) = 4/3.
    #expect(abs(line.intercept.value - (4.0 / 3 - 14.0 / 11 * 2 / 7)) < 1e-12)
  }

  @Test func carriesTheWorstEndsOfTheIntervals() throws {
    // With equal weights over 0, 1, 2 the slope is (last − first) / 2.
    let figures = [Interval(1, 0, 2), exact(2), Interval(3, 2, 4)]
    let line = try #require(WeightedLine([0, 1, 2], figures, weights: [1, 1, 1]))
    #expect(line.slope == Interval(1, 0, 2))
    // The intercept is 5/6 of the first, 1/3 of the second and −1/6 of the last.
    #expect(abs(line.intercept.low - (2.0 / 3 - 4.0 / 6)) < 1e-12)
    #expect(abs(line.intercept.high - (10.0 / 6 + 2.0 / 3 - 2.0 / 6)) < 1e-12)
  }

  @Test func needsTwoPlaces() {
    #expect(WeightedLine(relative: [5, 5], [1, 2].map(exact)) == nil)
    #expect(WeightedLine(relative: [], []) == nil)
  }
}
