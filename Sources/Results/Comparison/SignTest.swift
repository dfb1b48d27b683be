internal import Glibc

/// The sign test of "the median difference is zero", and what it can and cannot see.
///
/// It asks only on which side of zero each block lies, so neither skewed nor bistable times can
/// fool it; ``OrderStatisticRanks`` is the interval that it belongs to.
enum SignTest {
  /// The probability that blocks of equal medians lie as unevenly about zero as `values` do.
  ///
  /// A block that is exactly zero counts on the smaller side, because it supports no change.
  static func pValue(_ values: [Double]) -> Double {
    let smaller = values.count - max(values.count { $0 > 0 }, values.count { $0 < 0 })
    return min(1, 2 * binomialTail(atMost: smaller, of: values.count, probability: 0.5))
  }

  /// The fewest blocks with which one of `rows` rows can be called at `level` for all together.
  ///
  /// All blocks on one side have probability `2 / 2^n`, which must not exceed `level / rows`.
  static func fewestBlocks(rows: Int, level: Double) -> Int {
    var blocks = 1
    while 2 * pow(0.5, Double(blocks)) > level / Double(max(1, rows)) { blocks += 1 }
    return blocks
  }
}

/// P(B(`count`, `probability`) <= `successes`): a binomial draw is small.
///
/// - Complexity: O(*successes*) multiplications.
func binomialTail(atMost successes: Int, of count: Int, probability: Double) -> Double {
  guard successes >= 0 else { return 0 }
  guard successes < count, probability > 0 else { return 1 }
  guard probability < 1 else { return 0 }
  var logMass = Double(count) * log1p(-probability)
  let logOdds = log(probability) - log1p(-probability)
  var tail = exp(logMass)
  for success in 0..<successes {
    logMass += log(Double(count - success)) - log(Double(success + 1)) + logOdds
    tail += exp(logMass)
  }
  return min(1, tail)
}
