import Testing

@testable import Results

@Suite struct SignTestTests {
  /// measuring.md and any table of the binomial distribution: 2 / 2^n <= 0.05 / rows.
  @Test(arguments: [(1, 6), (10, 9), (20, 10), (50, 11), (100, 12), (200, 13), (500, 15)])
  func asksForTheBlocksWithoutWhichNothingCanBeCalled(_ rows: Int, _ blocks: Int) {
    #expect(TimeStage.fewestBlocks(rows: rows) == blocks)
  }

  @Test func givesTheProbabilityOfAnEquallyUnevenSplit() {
    #expect(abs(SignTest.pValue([1, 1, 1, 1, 1, 1]) - 2.0 / 64) < 1e-12)
    #expect(abs(SignTest.pValue([1, 1, 1, 1, 1, -1]) - 14.0 / 64) < 1e-12)
    #expect(SignTest.pValue([1, 1, -1, -1]) == 1)
  }

  @Test func aBlockOfExactlyZeroSupportsNoChange() {
    #expect(SignTest.pValue([1, 1, 1, 1, 1, 0]) == SignTest.pValue([1, 1, 1, 1, 1, -1]))
    #expect(SignTest.pValue([0, 0, 0]) == 1)
  }

  @Test func sumsABinomialTail() {
    #expect(abs(binomialTail(atMost: 1, of: 3, probability: 0.25) - 54.0 / 64) < 1e-12)
    #expect(binomialTail(atMost: 3, of: 3, probability: 0.25) == 1)
    #expect(binomialTail(atMost: -1, of: 3, probability: 0.25) == 0)
  }

  /// Hand-made: 0.01 < 0.05/3, 0.02 < 0.05/2, 0.06 > 0.05.
  @Test func holmStepsDownUntilOneFails() {
    let (third, half, whole) = (0.05 / 3, 0.05 / 2, 0.05)
    #expect(holmLevels([0.06, 0.01, 0.02], level: whole) == [whole, third, half])
    #expect(holmLevels([0.04, 0.03, 0.02], level: whole) == [third, third, third])
    #expect(holmLevels([], level: 0.05).isEmpty)
  }
}
