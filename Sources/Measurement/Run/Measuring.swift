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
    /// The arguments with which a binary serves a launch.
    public var launchArguments: [String]
    /// Other builds of the same sources, as paths; they take turns with this binary.
    public var otherBuilds: [String]

    /// Creates the options of a run.
    public init(
      schedule: Schedule,
      seed: UInt64,
      timeLimit: Double,
      launchArguments: [String],
      otherBuilds: [String] = []
    ) {
      self.schedule = schedule
      self.seed = seed
      self.timeLimit = timeLimit
      self.launchArguments = launchArguments
      self.otherBuilds = otherBuilds
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
    let launchers = (["/proc/self/exe"] + options.otherBuilds).map { program in
      ProcessLauncher(
        program: program,
        arguments: options.launchArguments,
        timeLimit: options.timeLimit
      )
    }
    return MeasuringRun(
      benchmarks,
      seed: options.seed,
      schedule: options.schedule,
      launchers: launchers,
      watch: MonotonicStopwatch(),
      hardware: .ofKernel,
      observe: observe
    ).run()
  }
}
