import Results

/// How growth stands in a table.
enum GrowthText {
  /// The answer in a word or two.
  static func answer(_ growth: Growth) -> String {
    switch growth.answer {
    case .named(let named): named.term
    case .undecided: "not decided"
    case .unlike: "none of the five"
    }
  }

  /// The curve of the class that was named, such as `45.1 [40.0, 50.2] + 16.1 [15.9, 16.4] n`; the
  /// straight line where several are possible and it is one of them; nothing where none is.
  static func cost(_ growth: Growth, _ samples: [SizedCosts.Sample]) -> String {
    switch growth.answer {
    case .named(.constant): return mean(samples).map(figure) ?? ""
    case .named(let named): return curve(named, samples)
    case .undecided(let classes) where classes.contains(.linear): return curve(.linear, samples)
    case .undecided, .unlike: return ""
    }
  }

  private static func curve(_ growth: GrowthClass, _ samples: [SizedCosts.Sample]) -> String {
    let places = samples.map { growth.shape($0.size) }
    let line = WeightedLine(relative: places, samples.map(\.cost))
    return line.map { "\(figure($0.intercept)) + \(figure($0.slope)) \(growth.term)" } ?? ""
  }

  /// The mean of costs that relative errors are least from.
  private static func mean(_ samples: [SizedCosts.Sample]) -> Interval? {
    let weights = samples.map { 1 / ($0.cost.value * $0.cost.value) }
    let total = weights.reduce(0, +)
    guard total > 0 else { return nil }
    return Interval.sum(zip(samples, weights).map { $0.cost.times($1 / total) })
  }

  /// A figure with its interval, or alone where it is exact.
  private static func figure(_ value: Interval) -> String {
    let decimals = NumberText.decimals(for: [max(abs(value.value), 0.1)])
    let text = NumberText.fixed(value.value, decimals: decimals)
    guard value.low < value.high else { return text }
    return "\(text) \(NumberText.interval(value.low, value.high, decimals: decimals))"
  }

  /// An exponent such as `0.98 [0.97, 1.00]`.
  static func exponent(_ slope: Interval) -> String {
    let text = NumberText.fixed(slope.value, decimals: 2)
    guard slope.low < slope.high else { return text }
    return "\(text) \(NumberText.interval(slope.low, slope.high, decimals: 2))"
  }

  /// The classes that speak for the answer: what was named, or the best, with the next one's miss;
  /// for a constant, which every class can be, only its own.
  static func misses(_ growth: Growth) -> String {
    let shown =
      switch growth.answer {
      case .named(.constant): growth.misses.filter { $0.growth == .constant }
      case .named, .unlike: Array(growth.misses.prefix(2))
      case .undecided(let classes): growth.misses.filter { classes.contains($0.growth) }
      }
    return shown.map { "\($0.growth.term) \(NumberText.fixed($0.part * 100, decimals: 1)) %" }
      .joined(separator: "; ")
  }
}
