/// The line through figures that errs least, each figure with a weight of its own.
///
/// Weighted least squares in closed form (Montgomery, Peck and Vining, Introduction to Linear
/// Regression Analysis, 5.5.2). Both coefficients are sums of the figures with fixed factors, so the
/// ends of the figures' intervals carry over at their worst, as ``Interval`` has it.
struct WeightedLine: Equatable {
  /// The value at 0.
  let intercept: Interval
  /// What one more adds.
  let slope: Interval

  /// Fits `figures` over `places`, or returns `nil` where all places are one.
  ///
  /// - Complexity: O(*n*) in the number of figures.
  init?(_ places: [Double], _ figures: [Interval], weights: [Double]) {
    let total = weights.reduce(0, +)
    guard total > 0 else { return nil }
    let centre = zip(weights, places).map { $0 * $1 }.reduce(0, +) / total
    let away = places.map { $0 - centre }
    let spread = zip(weights, away).map { $0 * $1 * $1 }.reduce(0, +)
    guard spread > 0 else { return nil }
    let slopes = zip(weights, away).map { $0 * $1 / spread }
    slope = Self.sum(figures, slopes)
    intercept = Self.sum(figures, zip(weights, slopes).map { $0 / total - $1 * centre })
  }

  /// Fits `figures` so that relative errors are least: each has the weight `1 / figure²`, since the
  /// noise of a time is a share of it, and an error of 1 % counts alike at every size.
  init?(relative places: [Double], _ figures: [Interval]) {
    self.init(places, figures, weights: figures.map { 1 / ($0.value * $0.value) })
  }

  /// The sum of `figures`, each times its factor.
  private static func sum(_ figures: [Interval], _ factors: [Double]) -> Interval {
    Interval.sum(zip(figures, factors).map { $0.times($1) })
  }
}
