/// The measuring of a selection by launches of this binary.
public enum Measuring {
  /// What a run needs to know besides its benchmarks.
  public struct Options: Sendable {
    /// The launches and their time.
    public var schedule: Schedule
    /// The seed of every order, padding and jitter.
    public var seed: UInt64
    /// The longest that one benchmark may stay silent in a launch, in seconds.
    public var timeLimit: Double
    /// The arguments with which this binary serves a launch.
    public var launchArguments: [String]

    /// Creates the options of a run.
    public init(schedule: Schedule, seed: UInt64, timeLimit: Double, launchArguments: [String]) {
      self.schedule = schedule
      self.seed = seed
      self.timeLimit = timeLimit
      self.launchArguments = launchArguments
    }
  }

  /// Measures `benchmarks`; whatever goes wrong is in the result, never an early end without one.
  ///
  /// A signal ends it early only if ``Interruption/observe()`` was called before.
  public static func run(
    _ benchmarks: [Benchmark],
    _ options: Options,
    observe: @escaping (RunEvent) -> Void
  ) -> Measurements {
    let launcher = ProcessLauncher(
      program: "/proc/self/exe",
      arguments: options.launchArguments,
      timeLimit: options.timeLimit
    )
    return MeasuringRun(
      benchmarks,
      seed: options.seed,
      schedule: options.schedule,
      launcher: launcher,
      watch: MonotonicStopwatch(),
      observe: observe
    ).run()
  }
}
