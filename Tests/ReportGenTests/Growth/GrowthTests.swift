import Testing

@testable import ReportGen

@Suite struct GrowthTests {
  /// Exact costs at their sizes.
  private func samples(_ costs: KeyValuePairs<Double, Double>) -> [SizedCosts.Sample] {
    costs.map { SizedCosts.Sample(size: $0.key, cost: Interval($0.value, $0.value, $0.value)) }
  }

  private static let curves: [(GrowthClass, KeyValuePairs<Double, Double>)] = [
    (.constant, [10: 7, 100: 7, 1000: 7]),
    // 10 + 3 log₂ n
    (.logarithmic, [2: 13, 64: 28, 4096: 46]),
    // 3 + 2 n
    (.linear, [10: 23, 100: 203, 1000: 2003]),
    // n − 1, whose intercept is below zero
    (.linear, [2: 1, 20: 19, 200: 199]),
    // 5 + 2 n log₂ n
    (.linearithmic, [2: 9, 16: 133, 128: 1797]),
    // 5 + n² / 2
    (.quadratic, [10: 55, 100: 5005, 1000: 500_005]),
  ]

  @Test(arguments: curves.indices)
  func namesTheClassOfAnExactCurve(_ index: Int) {
    let (growth, costs) = Self.curves[index]
    let judged = Growth(samples(costs))
    #expect(judged.answer == .named(growth))
    #expect(judged.misses.first == Growth.Miss(growth: growth, part: 0))
  }

  @Test func saysHowFarACurveHasToBeWidened() {
    // 1 and 3 meet where 1 + x = 3 (1 − x).
    let apart = samples([1: 1, 2: 3, 4: 1])
    #expect(abs(Growth.miss(.constant, apart) - 0.5) < 1e-9)
    // Half way between 1 − x and 3 (1 − x) lies 2 (1 − x), which has to come down to 1 + x.
    let bent = samples([1: 1, 2: 1, 3: 3])
    #expect(abs(Growth.miss(.linear, bent) - 1.0 / 3) < 1e-9)
  }

  @Test func decidesNothingWhereNoiseLeavesRoom() {
    let noisy = [(10.0, 100.0), (20, 105), (40, 110)].map { size, cost in
      SizedCosts.Sample(size: size, cost: Interval(cost, cost - 20, cost + 20))
    }
    let judged = Growth(noisy)
    #expect(judged.answer == .undecided(GrowthClass.allCases))
    #expect(judged.misses.allSatisfy { $0.part == 0 })
    #expect(judged.misses.map(\.growth) == GrowthClass.allCases)
  }

  @Test func decidesNothingWhereTheInterceptHidesTheSlope() {
    // 1000 + n: straight, and so is n log n once it is widened by 2 %.
    guard case .undecided(let classes) = Growth(samples([10: 1010, 100: 1100, 1000: 2000])).answer
    else {
      Issue.record("decided")
      return
    }
    #expect(classes == [.linear, .linearithmic, .quadratic])
  }

  @Test(arguments: [(110.0, true), (112, false)])
  func callsConstantWhatChangesByNoMoreThanATenth(_ last: Double, _ isConstant: Bool) {
    let judged = Growth(samples([1: 100, 10: 100, 100: last]))
    #expect((judged.answer == .named(.constant)) == isConstant)
  }

  @Test func fitsNoClassToACliffOrAFall() {
    #expect(Growth(samples([1: 5, 10: 25, 48: 101, 50: 30_061])).answer == .unlike)
    #expect(Growth(samples([1: 100, 10: 50, 100: 25])).answer == .unlike)
  }

  @Test func isNotMisledByTheScale() {
    for scale in [1e-9, 1e9] {
      let line = [10.0, 100, 1000].map { size in
        SizedCosts.Sample(size: size, cost: Interval(3 + 2 * size, 3 + 2 * size, 3 + 2 * size))
      }
      let scaled = line.map { SizedCosts.Sample(size: $0.size, cost: $0.cost.times(scale)) }
      #expect(Growth(scaled).answer == .named(.linear))
    }
  }
}
