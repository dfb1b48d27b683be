import Testing

@testable import Measurement

@Suite struct CalibrationTests {
  @Test(arguments: [1, 3, 100, 7_777, 99_999] as [UInt64])
  func bringsTheSlowerArmToTheTarget(cost: UInt64) {
    let watch = FakeStopwatch()
    let arms = [watch.body(cost: cost), watch.body(cost: cost / 2, entry: 20)]
    let found = Calibration.find(for: arms, target: 500_000, on: watch)
    #expect(250_000...1_000_000 ~= UInt64(found.iterations) * cost)
    #expect(found.nanoseconds == UInt64(found.iterations) * cost)
  }

  @Test func keepsOneIterationThatOutlastsTheTarget() {
    let watch = FakeStopwatch()
    let found = Calibration.find(for: [watch.body(cost: 9_000_000)], target: 200_000, on: watch)
    #expect(found == Calibration(iterations: 1, nanoseconds: 9_000_000))
  }

  @Test func givesUpOnABodyThatTakesNoTime() {
    let watch = FakeStopwatch()
    let found = Calibration.find(for: [watch.body(cost: 0)], target: 200_000, on: watch)
    #expect(found.iterations <= 1 << 40)
    #expect(found.iterations > 1_000_000)
  }

  /// The first long reading is disturbed; without a second one the count would be ten times small.
  @Test func confirmsTheCountByASecondReading() {
    let watch = FakeStopwatch()
    var disturbances = 1
    let body = Body { n in
      watch.now += UInt64(n) * 10
      if n >= 1_000, disturbances > 0 {
        disturbances -= 1
        watch.now += 300_000
      }
      return 0
    }
    let found = Calibration.find(for: [body], target: 400_000, on: watch)
    #expect(200_000...800_000 ~= found.iterations * 10)
  }

  /// A body whose kernel uses up what is laid out takes no time, and memory for each iteration.
  @Test func staysWithinWhatABodyLaysOut() {
    let watch = FakeStopwatch()
    var laidOut: [Int] = []
    let body = Body(layingOut: { laidOut.append($0) }, measuring: { _ in 0 })
    let arms = [watch.body(cost: 0), body]
    let found = Calibration.find(for: arms, target: 200_000, on: watch)
    #expect(found.iterations == Body.largestStage)
    #expect(laidOut.max() == Body.largestStage)
  }

  @Test func tellsWhichArmComesNext() {
    let watch = FakeStopwatch()
    var arms: [Int] = []
    _ = Calibration.find(
      for: [watch.body(cost: 10), watch.body(cost: 20)],
      target: 200_000,
      on: watch
    ) { arms.append($0) }
    #expect(arms.count.isMultiple(of: 2))
    #expect(arms.enumerated().allSatisfy { $0.element == $0.offset % 2 })
  }
}
