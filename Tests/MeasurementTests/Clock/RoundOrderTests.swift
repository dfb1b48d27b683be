import Testing

@testable import Measurement

@Suite struct RoundOrderTests {
  @Test func drawsBothMirrorsAboutEquallyOften() {
    var generator = SplitMix64(seed: 42)
    let orders = (0..<1_000).map { _ in RoundOrder.draw(arms: 2, using: &generator) }
    #expect(orders.allSatisfy { $0 == [0, 1, 1, 0] || $0 == [1, 0, 0, 1] })
    // 500 expected, standard deviation 16: six of them either side.
    #expect(404...596 ~= orders.count { $0 == [0, 1, 1, 0] })
  }

  @Test func entersALoneArmTwice() {
    var generator = SplitMix64(seed: 42)
    #expect(RoundOrder.draw(arms: 1, using: &generator) == [0, 0])
  }

  @Test(arguments: [1, 4, 5, 1_000])
  func addsAFifthAtMost(iterations: Int) {
    var generator = SplitMix64(seed: 42)
    let drawn = (0..<500).map { _ in RoundOrder.jitter(iterations, using: &generator) }
    #expect(drawn.allSatisfy { iterations...(iterations + iterations / 5) ~= $0 })
    #expect(Set(drawn).count == 1 || iterations >= 5)
  }
}
