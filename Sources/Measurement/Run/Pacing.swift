/// Shares the time of a run out among launches, subjects and rounds.
struct Pacing {
  /// The shortest sample, in nanoseconds: a thousand times what reading the clock costs.
  static let shortestSample: UInt64 = 200_000
  /// The longest sample, in nanoseconds: far below the scheduler's slice of 10 ms.
  static let longestSample: UInt64 = 1_000_000
  /// More rounds say nothing more about a launch: launches differ by more than that.
  static let mostRounds = 30
  /// Rounds are 5 to 15 % longer than calibrated because of jitter; 10 % on average.
  private static let jitter = 1.1

  let schedule: Schedule
  /// What a launch took for what it was expected to take; what is not foreseen is the making of
  /// bodies, the start of processes and whoever else uses the machine.
  private(set) var slowness = 1.2

  init(schedule: Schedule) { self.schedule = schedule }

  /// How long a sample should take for eight rounds of every subject to fit, in nanoseconds.
  func sampleTarget(subjects: Int) -> UInt64 {
    let launch = schedule.timeBudget * 1e9 / Double(schedule.launches)
    let sample = launch / (Double(max(1, subjects)) * 4 * 8 * Self.jitter * slowness)
    return UInt64(
      min(max(sample, Double(Self.shortestSample)), Double(Self.longestSample))
    )
  }

  /// How many rounds each of `subjects` gets, if so many launches and seconds are left.
  func rounds(for subjects: [Calibrated], launchesLeft: Int, secondsLeft: Double) -> Int {
    let launch = secondsLeft * 1e9 / Double(max(1, launchesLeft)) / slowness
    let warmUp = subjects.map(\.warmUp).reduce(0, +)
    let round = max(1, subjects.map(\.round).reduce(0, +))
    let rounds = (launch - warmUp) / (round * Self.jitter)
    return Int(min(max(rounds, Double(schedule.fewestRounds)), Double(Self.mostRounds)))
  }

  /// Learns from a launch of `rounds` that took `seconds`.
  mutating func note(_ subjects: [Calibrated], rounds: Int, seconds: Double) {
    let round = subjects.map(\.round).reduce(0, +) * Double(rounds) * Self.jitter
    let expected = (subjects.map(\.warmUp).reduce(0, +) + round) / 1e9
    guard expected > 0 else { return }
    slowness = min(max(seconds / expected, 0.5), 20)
  }
}

/// A subject whose iteration count is known.
struct Calibrated: Equatable {
  var subject: Subject
  var calibration: Calibration

  /// The subject as a launch measures it.
  func entry(rounds: Int) -> LaunchPlan.Entry {
    LaunchPlan.Entry(subject: subject, iterations: calibration.iterations, rounds: rounds)
  }

  /// What one round takes at most, in nanoseconds.
  var round: Double { Double(calibration.nanoseconds) * (subject.arms.count == 2 ? 4 : 2) }
  /// What warming up takes at most, in nanoseconds: twice a quarter of a sample for each arm.
  var warmUp: Double { Double(calibration.nanoseconds) * Double(subject.arms.count) / 2 }
}
