import Glibc
import Testing

@testable import Results

@Suite struct TimeStageTests {
  private func judge(
    _ rows: BlockDifferences...,
    tolerance: Tolerance = TimeComparisons.standardTolerance,
    floors: [BenchmarkName: Double] = [:]
  ) -> [TimeStage] {
    TimeStage.judge(rows, tolerance: { _ in tolerance }, floors: floors)
  }

  @Test func callsAClearChangeInEitherDirection() {
    let stages = judge(
      blocks("Tree.diff.any", change: 0.05),
      blocks("Tree.fold.any", change: -0.05),
      blocks("Tree.build.any", change: 0)
    )
    #expect(stages.map(\.verdict) == [.regression, .improvement, .same])
    #expect(abs(stages[0].ratio - exp(0.05)) < 1e-12)
  }

  @Test func doesNotCallWhatIsBelowTheThresholdHoweverCertain() {
    let stage = judge(blocks("Tree.diff.any", change: 0.029, spread: 0.004))[0]
    #expect(stage.verdict == .inconclusive)
    #expect(stage.reason == "a difference, but below the threshold")
  }

  @Test func doesNotCallLessThanHalfANanosecond() {
    let stage = judge(blocks("Dispatch.method.any", change: 0.2, nanoseconds: 2))[0]
    #expect(stage.verdict == .inconclusive)
    #expect(stage.reason == "a difference, but below the floor in nanoseconds")
    #expect(judge(blocks("Dispatch.method.any", change: 0.3, nanoseconds: 2))[0].verdict.isCalled)
  }

  @Test func saysSameOnlyIfTheWholeIntervalIsWithinTheThreshold() throws {
    #expect(judge(blocks("Tree.diff.any", change: 0, spread: 0.02))[0].verdict == .same)
    let wide = judge(blocks("Tree.diff.any", change: 0, spread: 0.2))[0]
    #expect(wide.verdict == .inconclusive)
    #expect(try #require(wide.detectable) > 0.03)
  }

  @Test func callsNothingWithFiveBlocks() {
    let stage = judge(blocks("Tree.diff.any", change: 1, count: 5))[0]
    #expect(stage.verdict == .inconclusive)
    #expect(stage.low == nil && stage.detectable == nil)
    #expect(judge(blocks("Tree.diff.any", change: 1, count: 6))[0].verdict == .regression)
  }

  /// Six blocks on one side have p = 1/32, enough for one row and too little for two.
  @Test func paysForEveryRowThatIsJudgedBesideIt() {
    let six = blocks("Tree.diff.any", change: 1, count: 6)
    let other = blocks("Tree.fold.any", change: 0, count: 6)
    #expect(judge(six)[0].verdict == .regression)
    #expect(judge(six, other)[0].verdict == .inconclusive)
  }

  @Test func doesNotGoBelowWhatTwoCopiesDiffered() {
    let row = blocks("Tree.diff.any", change: 0.05)
    #expect(judge(row, floors: [row.benchmark: 0.04])[0].verdict == .regression)
    #expect(judge(row, floors: [row.benchmark: 0.06])[0].verdict == .inconclusive)
  }

  /// All blocks equal: whatever reaches the threshold is seen, and nothing less.
  @Test func withoutScatterTheThresholdIsWhatCanBeDetected() throws {
    let row = blocks("Tree.diff.any", change: 0, spread: 0)
    let detectable = try #require(judge(row)[0].detectable)
    #expect(abs(detectable - 0.03) < 1e-9)
  }

  @Test func theDetectableEffectGrowsWithTheScatter() throws {
    let effects = try [0.01, 0.05, 0.2].map { spread in
      try #require(judge(blocks("Tree.diff.any", change: 0, spread: spread))[0].detectable)
    }
    #expect(effects == effects.sorted() && effects[0] < effects[2] / 3)
  }
}
