import Testing

@testable import Results

@Suite struct TimeComparisonTests {
  private typealias Stage = TimeComparisons.Stage

  private func compare(_ first: Stage, _ second: Stage?) -> TimeComparisons {
    TimeComparisons(first: first, second: second) { _ in TimeComparisons.standardTolerance }
  }

  private func stage(_ change: Double, null: Double = 0) -> Stage {
    Stage(
      rows: [blocks("Tree.diff.any", change: change)],
      null: [blocks("Tree.diff.any", change: null)]
    )
  }

  @Test func aChangeThatIsSeenTwiceIsCalled() {
    let time = compare(stage(0.05), stage(0.06))
    #expect(time.rows[0].verdict == .regression)
    #expect(time.rows[0].stages.count == 2 && !time.rows[0].wasCleared)
    #expect(!time.isContaminated)
  }

  @Test func aChangeThatTheSecondLookDoesNotSeeIsClearedAndLogged() {
    let row = compare(stage(0.05), stage(0)).rows[0]
    #expect(row.verdict == .same)
    #expect(row.wasCleared)
    #expect(row.stages.map(\.verdict) == [.regression, .same])
  }

  @Test func twoLooksThatContradictEachOtherSayNothing() {
    #expect(compare(stage(0.05), stage(-0.05)).rows[0].verdict == .inconclusive)
  }

  @Test func onlySuspectsAreLookedAtTwice() {
    #expect(compare(stage(0), stage(0.05)).rows[0].stages.count == 1)
    let tolerance = { (_: BenchmarkName) in TimeComparisons.standardTolerance }
    #expect(TimeComparisons.suspects(in: stage(0), tolerance: tolerance).isEmpty)
    let changed = TimeComparisons.suspects(in: stage(0.05), tolerance: tolerance)
    #expect(changed == [name("Tree.diff.any")])
    let contaminated = TimeComparisons.suspects(in: stage(0, null: 0.05), tolerance: tolerance)
    #expect(contaminated == [name("Tree.diff.any")])
  }

  @Test func twoCopiesThatStayApartContaminateTheRun() {
    #expect(compare(stage(0, null: 0.05), stage(0, null: 0.05)).isContaminated)
    #expect(!compare(stage(0, null: 0.05), stage(0, null: 0)).isContaminated)
  }
}
