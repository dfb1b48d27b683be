internal import Glibc

/// Which two of *n* sorted values enclose the median of what they were drawn from.
///
/// A draw lies on either side of the true median with probability ½, so the number of draws below
/// it is binomial whatever the distribution, and `x(k) … x(n+1−k)` covers the median with
/// probability `1 − 2 P(B(n, ½) < k)`: the sign test turned round (David and Nagaraja, Order
/// Statistics, 3rd edition, 7.1). No resampling, no normality, the same answer every time.
public struct OrderStatisticRanks: Sendable, Equatable {
  /// The fewest draws for which an interval of 95 % exists.
  public static let fewestFor95Percent: Int = 6

  /// The rank of the lower end, from 1.
  public let lower: Int
  /// The rank of the upper end, from 1.
  public let upper: Int
  /// The probability that the interval covers the median, at least what was asked for.
  public let coverage: Double

  /// Finds the narrowest symmetric ranks for `count` draws, or `nil` if even the extremes cover
  /// the median with less than `coverage`.
  ///
  /// - Complexity: O(*count*) additions.
  public init?(count: Int, coverage: Double = 0.95) {
    var best: (rank: Int, coverage: Double)?
    var logMass = -Double(count) * log(2)
    var tail = 0.0
    var rank = 1
    while rank <= (count + 1) / 2 {
      tail += exp(logMass)
      let covered = 1 - 2 * tail
      guard covered >= coverage else { break }
      best = (rank, covered)
      logMass += log(Double(count - rank + 1)) - log(Double(rank))
      rank += 1
    }
    guard let best else { return nil }
    lower = best.rank
    upper = count + 1 - best.rank
    self.coverage = best.coverage
  }
}
