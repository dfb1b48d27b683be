import Glibc
import Testing

@testable import Results

@Suite struct StatisticsTests {
  @Test func takesTheMiddle() {
    #expect(median([]) == nil)
    #expect(median([3]) == 3)
    #expect(median([3, 1]) == 2)
    #expect(median([5, 1, 3]) == 3)
    #expect(median([4, 1, 3, 2]) == 2.5)
    let largest = Double.greatestFiniteMagnitude
    #expect(median([largest, largest]) == largest)
  }

  @Test func keepsTheDigitsOfAMeanOfLargeNumbers() {
    #expect(mean([1e15 + 1, 1e15 + 2, 1e15 + 3]) == 1e15 + 2)
    #expect(mean([]) == nil)
  }

  // Twice the sum of the binomial tail below the rank, over 2^n, is what the interval misses:
  // n = 6: 2·1/64; n = 8: 2·1/256, and 2·9/256 = 0.070 is too much for rank 2;
  // n = 9: 2·(1+9)/512; n = 12: 2·(1+12+66)/4096; n = 20: 2·(1+20+190+1140+4845)/2^20.
  @Test(arguments: [
    Ranks(count: 6, lower: 1, upper: 6, missed: 2.0 / 64),
    Ranks(count: 7, lower: 1, upper: 7, missed: 2.0 / 128),
    Ranks(count: 8, lower: 1, upper: 8, missed: 2.0 / 256),
    Ranks(count: 9, lower: 2, upper: 8, missed: 20.0 / 512),
    Ranks(count: 12, lower: 3, upper: 10, missed: 158.0 / 4096),
    Ranks(count: 20, lower: 6, upper: 15, missed: 43400.0 / 1_048_576),
  ])
  func findsTheRanksOfTheSignTest(_ expected: Ranks) throws {
    let ranks = try #require(OrderStatisticRanks(count: expected.count))
    #expect(ranks.lower == expected.lower)
    #expect(ranks.upper == expected.upper)
    #expect(abs(ranks.coverage - (1 - expected.missed)) < 1e-12)
  }

  struct Ranks {
    var count: Int
    var lower: Int
    var upper: Int
    var missed: Double
  }

  @Test(arguments: 0...5) func givesNoIntervalForFewerThanSix(_ count: Int) {
    #expect(OrderStatisticRanks(count: count) == nil)
  }

  @Test func agreesWithTheNormalApproximationFarOut() throws {
    // n/2 - 1.96·√n/2 = 4902.5 for 10,000 draws.
    let ranks = try #require(OrderStatisticRanks(count: 10_000))
    #expect(abs(ranks.lower - 4902) <= 1)
    #expect(ranks.coverage >= 0.95 && ranks.coverage < 0.953)
  }

  @Test func coversTheMedianAsOftenAsItSays() throws {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(state: seed)
    let ranks = try #require(OrderStatisticRanks(count: 9))
    let trials = 20_000
    var hits = 0
    for _ in 0..<trials {
      let draws = (0..<9).map { _ in Double.random(in: 0..<1, using: &generator) }.sorted()
      if draws[ranks.lower - 1] <= 0.5, draws[ranks.upper - 1] >= 0.5 { hits += 1 }
    }
    // Six standard deviations of the share of hits.
    #expect(abs(Double(hits) / Double(trials) - ranks.coverage) < 0.009, "seed \(seed)")
  }

  @Test func estimatesAMedianWithItsInterval() {
    let nine = Estimate(medianOf: [9, 1, 8, 2, 7, 3, 6, 4, 5])
    #expect(nine == Estimate(value: 5, low: 2, high: 8, n: 9))
    #expect(Estimate(medianOf: [2, 1]) == Estimate(value: 1.5, low: nil, high: nil, n: 2))
    #expect(Estimate(medianOf: []) == nil)
  }

  @Test func takesAnEstimateOutOfLogarithms() {
    let estimate = Estimate(value: log(2), low: log(1), high: log(4), n: 6).exponential
    #expect(abs(estimate.value - 2) < 1e-15)
    #expect(estimate.low == 1)
    #expect(abs((estimate.high ?? 0) - 4) < 1e-15)
  }

  @Test func meansRatiosGeometrically() throws {
    let mean = try #require(
      GeometricMean(of: [
        Estimate(value: 2, low: 1, high: 4, n: 6), Estimate(value: 8, low: 4, high: 16, n: 6),
      ])
    )
    #expect(abs(mean.value - 4) < 1e-12)
    #expect(abs((mean.low ?? 0) - 2) < 1e-12)
    #expect(abs((mean.high ?? 0) - 8) < 1e-12)
    #expect(mean.count == 2)
  }

  @Test func meansNoRatiosThatHaveNoLogarithm() {
    #expect(GeometricMean(of: []) == nil)
    #expect(GeometricMean(of: [Estimate(value: 0, low: nil, high: nil, n: 1)]) == nil)
  }
}
