import Results

/// How costs of one and predictions stand in text.
enum UnitText {
  /// Nanoseconds with their interval; three significant digits also below a tenth.
  static func nanoseconds(_ cost: Interval) -> String {
    let decimals = abs(cost.value) < 0.1 ? 3 : NumberText.decimals(for: [cost.value])
    let text = NumberText.fixed(cost.value, decimals: decimals)
    return "\(text) ns \(NumberText.interval(cost.low, cost.high, decimals: decimals))"
  }

  /// Nanoseconds without an interval.
  static func nanoseconds(_ value: Double) -> String { "\(figure(value)) ns" }

  /// A number with its interval and without its unit.
  static func interval(_ value: Interval) -> String {
    let decimals = decimals(value.value)
    return NumberText.fixed(value.value, decimals: decimals) + " "
      + NumberText.interval(value.low, value.high, decimals: decimals)
  }

  /// A count per edge or operation, to two digits behind the point.
  static func amount(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return NumberText.count(rounded == 0 ? 0 : rounded)
  }

  /// A share such as `11 %`.
  static func percent(_ share: Double) -> String {
    "\(NumberText.fixed(share * 100, decimals: 0)) %"
  }

  /// What `sum` says of `row`, with how far that is off where the row certainly differs.
  static func predicted(_ row: ErasedRow, _ sum: CostSum) -> String {
    guard let value = sum.predictions[row.benchmark] else { return "" }
    let text = figure(value / row.share)
    guard let checked = sum.checked.first(where: { $0.benchmark == row.benchmark }) else {
      return text
    }
    return "\(text), \(checked.error < 0 ? "" : "+")\(percent(checked.error))"
  }

  private static func figure(_ value: Double) -> String {
    NumberText.fixed(value, decimals: decimals(value))
  }

  private static func decimals(_ value: Double) -> Int {
    NumberText.decimals(for: [max(abs(value), 0.1)])
  }
}
