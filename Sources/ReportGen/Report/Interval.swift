import Results

/// A value with the ends between which it lies, for sums and quotients of measured figures.
///
/// Ends combine at their worst, as if every figure erred against the result at once: wider than
/// the truth where errors are independent, and never narrower.
struct Interval: Equatable, Sendable {
  /// The best estimate.
  let value: Double
  /// The least that it can be.
  let low: Double
  /// The most that it can be.
  let high: Double

  init(_ value: Double, _ low: Double, _ high: Double) {
    self.value = value
    self.low = low
    self.high = high
  }

  /// The interval of an estimate, or `nil` if it was not replicated often enough to have one.
  init?(_ estimate: Estimate?) {
    guard let estimate, let low = estimate.low, let high = estimate.high else { return nil }
    self.init(estimate.value, low, high)
  }

  /// The interval as an estimate.
  var estimate: Estimate { Estimate(value: value, low: low, high: high, n: 0) }

  /// The sum of `parts`.
  static func sum(_ parts: some Sequence<Interval>) -> Interval {
    parts.reduce(Interval(0, 0, 0)) { $0.plus($1) }
  }

  func plus(_ other: Interval) -> Interval {
    Interval(value + other.value, low + other.low, high + other.high)
  }

  func minus(_ other: Interval) -> Interval {
    Interval(value - other.value, low - other.high, high - other.low)
  }

  /// The product; a negative factor turns the ends round.
  func times(_ factor: Double) -> Interval {
    let ends = [low * factor, high * factor]
    return Interval(value * factor, ends[factor < 0 ? 1 : 0], ends[factor < 0 ? 0 : 1])
  }

  /// The quotient, or `nil` if the divisor may be zero or less, so that it has no upper end.
  func divided(by other: Interval) -> Interval? {
    guard other.low > 0 else { return nil }
    let ends = [low / other.low, low / other.high, high / other.low, high / other.high]
    return Interval(value / other.value, ends.min() ?? 0, ends.max() ?? 0)
  }
}
