import Results

/// What a figure must be.
enum Expectation: Sendable {
  /// Exactly this.
  case exactly(Double)
  /// This or less.
  case atMost(Double)
  /// This or more.
  case atLeast(Double)
  /// Not farther from this than by a factor.
  case near(Double, factor: Double)

  /// Judges a figure; an interval counts as a whole, and where an estimate has none it decides
  /// nothing.
  func judge(_ figure: Estimate, isExact: Bool) -> Judgement.Outcome {
    let low = isExact ? figure.value : figure.low
    let high = isExact ? figure.value : figure.high
    guard let low, let high else { return .undecided }
    return switch bounds {
    case let range where range.contains(low) && range.contains(high): .holds
    case let range where high < range.lowerBound || low > range.upperBound: .fails
    default: .undecided
    }
  }

  private var bounds: ClosedRange<Double> {
    switch self {
    case .exactly(let value): value...value
    case .atMost(let value): -.infinity...value
    case .atLeast(let value): value ... .infinity
    case .near(let value, let factor): value / factor...value * factor
    }
  }
}

extension ResultRow {
  /// The value with its interval, or `nil` if nothing may be claimed.
  var estimate: Estimate? { value.map { Estimate(value: $0, low: low, high: high, n: n) } }
}
