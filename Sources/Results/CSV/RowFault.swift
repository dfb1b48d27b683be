/// What is wrong with a row: it contradicts itself or another.
public enum RowFault: Error, Equatable, Sendable {
  /// The benchmark has a row of this metric already.
  case duplicateKey(BenchmarkName, Metric)
  /// A row that counts as measured has no value.
  case valueMissing(RowStatus)
  /// A row that may claim nothing has a value.
  case valueUnexpected(RowStatus)
  /// An interval has one end only, or its ends are the wrong way round.
  case intervalBroken(low: Double?, high: Double?)
  /// An exact metric has an interval.
  case intervalUnexpected(Metric)
  /// A ratio or difference does not say what it compares with.
  case referenceMissing(Metric)
  /// A number is NaN or infinite.
  case notFinite
}

extension RowFault {
  /// What was found, for a message.
  public var found: String {
    switch self {
    case .duplicateKey(let benchmark, let metric):
      "a second row for \(benchmark) and \(metric.rawValue)"
    case .valueMissing(let status): "an empty value with status \(status.rawValue)"
    case .valueUnexpected(let status): "a value with status \(status.rawValue)"
    case .intervalBroken(let low, let high):
      "the interval from \(low.map(decimalText) ?? "nothing")"
        + " to \(high.map(decimalText) ?? "nothing")"
    case .intervalUnexpected(let metric): "an interval for the exact metric \(metric.rawValue)"
    case .referenceMissing(let metric): "a \(metric.rawValue) without a reference"
    case .notFinite: "a number that is NaN or infinite"
    }
  }

  /// What was expected instead, for a message.
  public var expected: String {
    switch self {
    case .duplicateKey: "one row for each benchmark and metric"
    case .valueMissing: "a value"
    case .valueUnexpected: "an empty value"
    case .intervalBroken: "both ends or none, the lower one first"
    case .intervalUnexpected: "empty low and high"
    case .referenceMissing: "the benchmark that it compares with"
    case .notFinite: "a finite number or an empty field"
    }
  }
}

extension RowFault: CustomStringConvertible {
  /// The fault in one line.
  public var description: String { "found \(found), expected \(expected)" }
}

extension ResultRow {
  /// Checks that value, interval, status and reference of the row agree with each other.
  func check() throws(RowFault) {
    guard [value, low, high].allSatisfy({ $0?.isFinite ?? true }) else { throw .notFinite }
    switch status {
    case .ok, .layoutSensitive: if value == nil { throw .valueMissing(status) }
    default: if value != nil { throw .valueUnexpected(status) }
    }
    try checkInterval()
    if metric == .ratio || metric == .difference, reference == nil {
      throw .referenceMissing(metric)
    }
  }

  private func checkInterval() throws(RowFault) {
    switch (low, high) {
    case (nil, nil): break
    case (let low?, let high?):
      if metric.isExact { throw .intervalUnexpected(metric) }
      if low > high { throw .intervalBroken(low: low, high: high) }
    case (nil, .some) where status == .belowResolution && !metric.isExact: break
    default: throw .intervalBroken(low: low, high: high)
    }
  }
}
