internal import Glibc

/// A median over units of replication, with its 95 % interval where there are enough of them.
public struct Estimate: Sendable, Equatable {
  /// The median of the units.
  public let value: Double
  /// The lower end of the interval, or `nil` for fewer than 6 units.
  public let low: Double?
  /// The upper end of the interval, or `nil` for fewer than 6 units.
  public let high: Double?
  /// The number of units.
  public let n: Int

  /// Creates an estimate from its parts.
  public init(value: Double, low: Double?, high: Double?, n: Int) {
    self.value = value
    self.low = low
    self.high = high
    self.n = n
  }

  /// Estimates the median of what `units` were drawn from; `nil` for no units.
  ///
  /// - Complexity: O(*n* log *n*) comparisons.
  public init?(medianOf units: [Double]) {
    let sorted = units.sorted()
    guard let median = medianOfSorted(sorted) else { return nil }
    let ranks = OrderStatisticRanks(count: sorted.count)
    value = median
    low = ranks.map { sorted[$0.lower - 1] }
    high = ranks.map { sorted[$0.upper - 1] }
    n = sorted.count
  }

  /// The estimate of a quantity whose logarithm this one is of.
  public var exponential: Estimate {
    Estimate(value: exp(value), low: low.map { exp($0) }, high: high.map { exp($0) }, n: n)
  }
}
