internal import Glibc

/// A difference that a run can vouch for, with what goes with it.
///
/// Only what lies beyond the layout floor counts: the end of the interval that is nearer to 1 must
/// be farther from it than clones of one loop are from each other.
public struct Finding: Sendable, Equatable {
  /// The benchmark that differs from its reference.
  public let benchmark: BenchmarkName
  /// The reference.
  public let reference: BenchmarkName
  /// The ratio; above 1 the benchmark is slower than its reference.
  public let ratio: Estimate
  /// How much longer an operation takes, in nanoseconds, or `nil` where that is not known.
  public let difference: Double?
  /// Heap allocations per operation of the benchmark and of its reference, where both are known.
  public let allocations: Pair?
  /// Ratios of the same operation and variant over all parameters, where there are several.
  public let range: Range?

  /// A count of a benchmark and of its reference.
  public struct Pair: Sendable, Equatable {
    /// Of the benchmark.
    public let own: Double
    /// Of its reference.
    public let reference: Double
  }

  /// The ratios of one variant over its parameters.
  public struct Range: Sendable, Equatable {
    /// The least ratio.
    public let least: Double
    /// The greatest ratio.
    public let greatest: Double
    /// How many parameters have a ratio.
    public let count: Int
  }

  /// How far the nearer end of the interval lies from 1, as a logarithm: what is certain.
  var certainty: Double {
    guard let low = ratio.low, let high = ratio.high, low > 0 else { return 0 }
    return low > 1 ? log(low) : high < 1 ? -log(high) : 0
  }

  /// Reads the row of a ratio whatever it claims; `nil` for any other row.
  public init?(_ row: ResultRow, in results: ResultTable) {
    guard row.metric == .ratio, let value = row.value, let reference = row.reference else {
      return nil
    }
    benchmark = row.benchmark
    self.reference = reference
    ratio = Estimate(value: value, low: row.low, high: row.high, n: row.n)
    difference = results[row.benchmark, .difference]?.value
    let own = results[row.benchmark, .allocations]?.value
    let other = results[reference, .allocations]?.value
    allocations = own.flatMap { own in other.map { Pair(own: own, reference: $0) } }
    range = Self.range(of: row.benchmark, in: results)
  }

  /// Reads a finding from the row of a ratio, or returns `nil` if it claims less than `floor`.
  init?(_ row: ResultRow, in results: ResultTable, floor: Double) {
    guard let finding = Finding(row, in: results), finding.certainty > log(max(floor, 1)) else {
      return nil
    }
    self = finding
  }

  private static func range(of name: BenchmarkName, in results: ResultTable) -> Range? {
    let ratios = results.benchmarks.filter { other in
      other.isOf(family: name.family) && other.operation == name.operation
        && other.variant == name.variant
    }.compactMap { results.value($0, .ratio) }
    guard ratios.count > 1, let least = ratios.min(), let greatest = ratios.max() else {
      return nil
    }
    return Range(least: least, greatest: greatest, count: ratios.count)
  }
}
