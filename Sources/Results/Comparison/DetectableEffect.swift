internal import Glibc

/// The smallest change that would have been called, four times in five, with blocks that scatter
/// as these do.
///
/// An `inconclusive` without it reads like "no change". Both hurdles count: enough blocks on one
/// side of zero for the sign test, and a median beyond the threshold. The scatter is that of the
/// blocks themselves, shifted; no distribution is assumed.
struct DetectableEffect {
  /// The probability with which the effect would have been called.
  static let power = 0.8

  private let centred: [Double]
  private let lowerRank: Int

  /// Describes the scatter of `logRatios` about their median, or `nil` if the test at `level`
  /// could not call anything with so few.
  init?(_ logRatios: [Double], level: Double) {
    guard let middle = median(logRatios),
      let ranks = OrderStatisticRanks(count: logRatios.count, coverage: 1 - level)
    else { return nil }
    centred = logRatios.map { $0 - middle }.sorted()
    lowerRank = ranks.lower
  }

  /// The effect, as ln(candidate / baseline), that reaches `threshold` and the test.
  func logRatio(threshold: Double) -> Double {
    let byTest = -quantile(failing: lowerRank - 1)
    let byThreshold = threshold - quantile(failing: (centred.count - 1) / 2)
    return max(threshold, byTest, byThreshold)
  }

  /// The value that so many blocks fall short of that, were it zero, no more than `failing` of all
  /// would still be below it with probability ``power``.
  private func quantile(failing: Int) -> Double {
    let count = centred.count
    let below = (0..<count).last { below in
      let share = Double(below) / Double(count)
      return binomialTail(atMost: failing, of: count, probability: share) >= Self.power
    }
    return centred[below ?? 0]
  }
}
