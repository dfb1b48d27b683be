extension Tolerance {
  /// The tolerance in words, such as `0.5 % or 50 count/op, the wider`.
  public func words(_ unit: String) -> String {
    let amount = "\(NumberText.count(absolute)) \(unit)"
    switch (absolute > 0, relative > 0) {
    case (false, false): return "exact"
    case (true, false): return amount
    case (false, true): return percentText(relative)
    case (true, true): return "\(percentText(relative)) or \(amount), the wider"
    }
  }
}

extension ExactComparison {
  /// Which limit decided, and where it stands: `exact`, `0.5 % … (limits.csv:3: reason)`.
  func limitWords(path: String) -> String {
    let words = tolerance.words(metric.unit)
    guard let line else { return words }
    return "\(words) (\(inert(path)):\(line.number): \(inert(line.reason)))"
  }

  /// The difference with its sign, and `new` or `gone` where a cost appears or vanishes.
  public var differenceText: String {
    let sign = difference > 0 ? "+" : ""
    let change = sign + NumberText.count(difference)
    if baseline == 0 { return change + " new" }
    return candidate == 0 ? change + " gone" : change
  }
}

/// A share in percent with as many digits as it needs, such as `0.5 %`.
public func percentText(_ share: Double) -> String {
  NumberText.fixed(share * 100, decimals: share.magnitude < 0.1 ? 1 : 0) + " %"
}

/// A change of time in percent with its sign, such as `+5.2 %`.
public func changeText(ratio: Double) -> String {
  (ratio > 1 ? "+" : "") + percentText(ratio - 1)
}

extension TimeStage {
  /// The change with its interval, such as `+5.2 % [+4.1 %, +6.0 %]`.
  var changeText: String {
    let estimate = Results.changeText(ratio: ratio)
    guard let low, let high else { return estimate }
    return "\(estimate) [\(Results.changeText(ratio: low)), \(Results.changeText(ratio: high))]"
  }
}
