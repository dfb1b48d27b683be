internal import Glibc

/// The geometric mean of positive ratios, and what it becomes at the ends of their intervals.
///
/// The interval runs from the geometric mean of the low ends to that of the high ends. It is exact
/// if all ratios err together and too wide otherwise, so it never claims more than the rows do.
public struct GeometricMean: Sendable, Equatable {
  /// The geometric mean.
  public let value: Double
  /// The geometric mean of the low ends, or `nil` if a row has no interval.
  public let low: Double?
  /// The geometric mean of the high ends, or `nil` if a row has no interval.
  public let high: Double?
  /// The number of ratios.
  public let count: Int

  /// Takes the mean of `ratios`; `nil` for none, or if one is not a positive finite number.
  ///
  /// - Complexity: O(*n*) logarithms.
  public init?(of ratios: [Estimate]) {
    guard let value = geometricMean(ratios.map(\.value)) else { return nil }
    self.value = value
    let lows = ratios.compactMap(\.low)
    let highs = ratios.compactMap(\.high)
    let isComplete = lows.count == ratios.count && highs.count == ratios.count
    low = isComplete ? geometricMean(lows) : nil
    high = isComplete ? geometricMean(highs) : nil
    count = ratios.count
  }
}

private func geometricMean(_ values: [Double]) -> Double? {
  guard values.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
  return mean(values.map { log($0) }).map { exp($0) }
}
