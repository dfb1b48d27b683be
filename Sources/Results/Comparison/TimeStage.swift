/// What one series of blocks says about one benchmark.
public struct TimeStage: Sendable, Equatable {
  /// Blocks behind the estimate.
  public let blocks: Int
  /// The baseline's time, in nanoseconds per operation.
  public let baselineNanoseconds: Double
  /// candidate / baseline: the median over blocks.
  public let ratio: Double
  /// The lower end of the ratio's interval; `nil` if there are too few blocks for one.
  public let low: Double?
  /// The upper end of the ratio's interval; `nil` if there are too few blocks for one.
  public let high: Double?
  /// The probability, over all rows together, that the interval misses the truth.
  public let level: Double
  /// The smallest change, as a share of the baseline, that is called a change in this row.
  public let threshold: Double
  /// The smallest true change, as a share, that would have been called four times in five.
  public let detectable: Double?
  /// What can be said.
  public let verdict: TimeVerdict
  /// Why nothing can be said; empty otherwise.
  public let reason: String

  /// The estimated change, in nanoseconds per operation.
  public var differenceNanoseconds: Double { baselineNanoseconds * (ratio - 1) }
}
