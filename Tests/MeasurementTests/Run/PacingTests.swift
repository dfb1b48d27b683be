import Testing

@testable import Measurement

@Suite struct PacingTests {
  private func subjects(_ count: Int, nanoseconds: UInt64) -> [Calibrated] {
    (0..<count).map { index in
      Calibrated(
        subject: Subject("b\(index)", against: "a\(index)"),
        calibration: Calibration(iterations: 10, nanoseconds: nanoseconds)
      )
    }
  }

  @Test(arguments: Effort.allCases)
  func fitsFourHundredPairsIntoTheBudget(effort: Effort) {
    let schedule = effort.schedule
    let pacing = Pacing(schedule: schedule)
    let target = pacing.sampleTarget(subjects: 400)
    let subjects = subjects(400, nanoseconds: target)
    let rounds = pacing.rounds(
      for: subjects,
      launchesLeft: schedule.launches,
      secondsLeft: schedule.timeBudget
    )
    let launch = subjects.map { $0.warmUp + $0.round * Double(rounds) * 1.1 }.reduce(0, +) / 1e9
    #expect(rounds >= pacing.schedule.fewestRounds)
    #expect(launch * Double(schedule.launches) <= schedule.timeBudget)
  }

  @Test func keepsSamplesBetweenClockAndScheduler() {
    let pacing = Pacing(schedule: Effort.standard.schedule)
    #expect(pacing.sampleTarget(subjects: 1) == Pacing.longestSample)
    #expect(pacing.sampleTarget(subjects: 1_000_000) == Pacing.shortestSample)
  }

  @Test func takesFewerRoundsOnASlowMachine() {
    var pacing = Pacing(schedule: Effort.standard.schedule)
    let subjects = subjects(400, nanoseconds: 400_000)
    let before = pacing.rounds(for: subjects, launchesLeft: 8, secondsLeft: 60)
    pacing.note(subjects, rounds: before, seconds: 20)
    #expect(pacing.rounds(for: subjects, launchesLeft: 8, secondsLeft: 60) < before)
  }

  @Test func neverGoesBelowTheFewestRounds() {
    let pacing = Pacing(schedule: Effort.quick.schedule)
    let subjects = subjects(10, nanoseconds: 400_000)
    #expect(
      pacing.rounds(for: subjects, launchesLeft: 3, secondsLeft: -5) == pacing.schedule.fewestRounds
    )
  }
}
