/// One line of samples.csv: the time of one entry into a body.
///
/// Within a launch every `round` is one A B B A (or B A A B) of one pair, so the two benchmarks
/// that share a `(launch, round)` are the pair; a benchmark without a reference has rounds alone.
public struct Sample: Sendable, Equatable {
  /// The process that took the sample, from 0.
  public var launch: Int
  /// The compilation that was run, from 0.
  public var build: Int
  /// The round within the launch, from 0, never shared by two pairs.
  public var round: Int
  /// The place within the round, from 0.
  public var position: Int
  /// The benchmark entered.
  public var benchmark: BenchmarkName
  /// Passes of the loop inside the body.
  public var iterations: Int
  /// Elapsed time of all iterations together, in nanoseconds.
  public var nanoseconds: UInt64
  /// Times that the kernel took the processor away during the sample.
  public var involuntarySwitches: Int

  /// Creates a sample from its columns.
  public init(
    launch: Int,
    build: Int,
    round: Int,
    position: Int,
    benchmark: BenchmarkName,
    iterations: Int,
    nanoseconds: UInt64,
    involuntarySwitches: Int
  ) {
    self.launch = launch
    self.build = build
    self.round = round
    self.position = position
    self.benchmark = benchmark
    self.iterations = iterations
    self.nanoseconds = nanoseconds
    self.involuntarySwitches = involuntarySwitches
  }
}
