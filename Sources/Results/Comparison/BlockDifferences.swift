/// One benchmark's times in two binaries, reduced to one difference for each block of launches.
///
/// The block is the unit of replication: its launches are interleaved, so a drift of the machine
/// meets both arms alike, and more iterations within a process cannot pose as more evidence.
public struct BlockDifferences: Sendable, Equatable {
  /// The benchmark.
  public let benchmark: BenchmarkName
  /// The median over blocks of the baseline's time, in nanoseconds per operation.
  public let baselineNanoseconds: Double
  /// ln(candidate / baseline), one a block.
  public let logRatios: [Double]

  /// Creates the differences of a benchmark.
  public init(benchmark: BenchmarkName, baselineNanoseconds: Double, logRatios: [Double]) {
    self.benchmark = benchmark
    self.baselineNanoseconds = baselineNanoseconds
    self.logRatios = logRatios
  }
}
