/// How much time a run takes for how narrow an interval.
public enum Effort: String, Sendable, CaseIterable {
  /// For a look and for tests: under 20 s for the whole suite.
  case quick
  /// The default: under 150 s for the whole suite on two cores, counting included.
  case standard
  /// For docs and releases: minutes for each build.
  case full

  /// The launches and the time that the effort stands for.
  public var schedule: Schedule {
    switch self {
    case .quick: Schedule(launches: 6, timeBudget: 10, fewestRounds: 2)
    case .standard: Schedule(launches: 9, timeBudget: 44)
    case .full: Schedule(launches: 21, timeBudget: 480)
    }
  }
}

extension Effort {
  /// Builds of other code placement that take turns, the one that runs included.
  ///
  /// One build is one draw of the places of all loops; what is cited needs more than one.
  public var builds: Int { self == .full ? 3 : 1 }
}

/// How many launches are timed and how long they may take together.
public struct Schedule: Sendable, Equatable {
  /// Timed launches: the units of replication.
  ///
  /// Six is the fewest whose smallest and largest value
  /// enclose the median with 95 % (1 - 2/2^6 = 96.9 %); with nine the second and the eighth do
  /// (96.1 %), so that one odd launch cannot widen the interval.
  public var launches: Int
  /// The time that all timed launches may take together, in seconds.
  public var timeBudget: Double
  /// Rounds of every subject in a launch, however short the time is.
  ///
  /// Of three a single disturbed one does not show in the median. A quick run takes two, and leaves
  /// it to the interval over the launches to be wider.
  public var fewestRounds: Int

  /// Creates a schedule.
  public init(launches: Int, timeBudget: Double, fewestRounds: Int = 3) {
    self.launches = launches
    self.timeBudget = timeBudget
    self.fewestRounds = fewestRounds
  }
}
