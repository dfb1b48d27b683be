import Results

/// How figures stand in sentences.
enum FigureText {
  /// One figure with its interval and unit, such as `1 allocation` or `3.10x [2.96, 3.12]`.
  static func figure(_ estimate: Estimate, _ metric: Metric) -> String {
    switch metric {
    case .ratio: NumberText.ratio(estimate.value, low: estimate.low, high: estimate.high)
    case .time, .difference: nanoseconds(estimate)
    case .scenario: estimate.value == 1 ? "as claimed" : "otherwise"
    default: "\(NumberText.count(estimate.value)) \(noun(metric, estimate.value))"
    }
  }

  /// One number without unit and interval, such as `1,338`, or with three digits, such as `6.84`,
  /// where it is no whole number; thousands are parted, as in prose.
  static func bare(_ value: Double, _ metric: Metric) -> String {
    if metric == .ratio { return NumberText.ratio(value) }
    // A share of an operation times the operations is whole but for its last bits.
    let isWhole = metric.isExact && abs(value - value.rounded()) <= 1e-9 * max(abs(value), 1)
    let decimals = isWhole ? 0 : NumberText.decimals(for: [max(abs(value), 0.1)])
    let parts = NumberText.fixed(value, decimals: decimals).split(separator: ".")
    let digits = Array(parts[0])
    let whole = digits.indices.reduce("") { text, place in
      let isThousand = place > 0 && (digits.count - place).isMultiple(of: 3)
      return text + (isThousand && digits[place - 1] != "-" ? "," : "") + String(digits[place])
    }
    return whole + (parts.count > 1 ? "." + parts[1] : "")
  }

  /// A number with its interval and without a unit, such as `16.1 [15.9, 16.4]`, for a column that
  /// has it.
  static func bare(_ interval: Interval) -> String {
    let decimals = NumberText.decimals(for: [interval.value])
    return NumberText.fixed(interval.value, decimals: decimals) + " "
      + NumberText.interval(interval.low, interval.high, decimals: decimals)
  }

  /// Nanoseconds with their interval, such as `16.1 ns [15.9, 16.4]`.
  static func nanoseconds(_ estimate: Estimate) -> String {
    let decimals = NumberText.decimals(for: [max(abs(estimate.value), 0.1)])
    let value = NumberText.fixed(estimate.value, decimals: decimals) + " ns"
    guard let low = estimate.low, let high = estimate.high else { return value }
    return "\(value) \(NumberText.interval(low, high, decimals: decimals))"
  }

  /// What the figures of several rows come to: one figure, or the range that they cover.
  static func summary(_ rows: [(row: ResultRow, estimate: Estimate)], _ metric: Metric) -> String {
    guard let first = rows.first else { return "" }
    let name = first.row.benchmark.description
    if rows.count == 1 { return "\(figure(first.estimate, metric)) in \(name)" }
    let values = rows.map(\.estimate.value)
    let least = values.min() ?? 0
    let greatest = values.max() ?? 0
    return "\(range(least, greatest, metric)) over \(rows.count) rows"
  }

  /// `least` to `greatest` with the unit once, or the one value that both are.
  private static func range(_ least: Double, _ greatest: Double, _ metric: Metric) -> String {
    let last = figure(Estimate(value: greatest, low: nil, high: nil, n: 0), metric)
    if least == greatest { return last }
    switch metric {
    case .ratio, .time, .difference, .scenario:
      return "\(figure(Estimate(value: least, low: nil, high: nil, n: 0), metric)) to \(last)"
    default: return "\(NumberText.count(least)) to \(last)"
    }
  }

  private static func noun(_ metric: Metric, _ value: Double) -> String {
    let plural = metric.rawValue.split(separator: "_").joined(separator: " ")
    switch metric {
    case .layoutBytes, .strideBytes, .alignmentBytes, .textBytes, .allocatedBytes: return "bytes"
    case .compileSeconds, .compileUserSeconds: return "s"
    default:
      guard value == 1, plural.hasSuffix("s") else { return plural }
      let isHissing = plural.hasSuffix("ches") || plural.hasSuffix("sses")
      return String(plural.dropLast(isHissing ? 2 : 1))
    }
  }
}
