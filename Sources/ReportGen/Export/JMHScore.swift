import Results

/// One metric of JMH JSON: the estimate, its confidence, and what it was made from.
struct JMHScore: Encodable {
  /// The percentiles that JMH lists.
  static let percentiles = [
    "0.0", "50.0", "90.0", "95.0", "99.0", "99.9", "99.99", "99.999", "99.9999", "100.0",
  ]

  private var score: Double
  private var scoreError: Double?
  private var scoreConfidence: [Double]?
  private var scorePercentiles: [String: Double]
  private var scoreUnit: String
  private var rawData: [[Double]]

  /// The score that `row` says is `value`; an estimate without an interval has no confidence.
  init(_ row: ResultRow, _ value: Double, rawData: [[Double]]) {
    let low = row.metric.isExact ? value : row.low
    let high = row.metric.isExact ? value : row.high
    score = value
    if let low, let high {
      scoreError = max(value - low, high - value)
      scoreConfidence = [low, high]
    }
    scoreUnit = row.metric.unit
    self.rawData = rawData
    let sorted = rawData.flatMap(\.self).sorted()
    scorePercentiles = [:]
    for name in Self.percentiles {
      scorePercentiles[name] = Double(name).flatMap { Self.percentile($0, of: sorted) }
    }
  }

  /// The percentile as JMH takes it: the place `p (n + 1) / 100`, between neighbours in proportion
  /// (Apache Commons Math, `Percentile`, estimation type LEGACY); `nil` for no values.
  static func percentile(_ percent: Double, of sorted: [Double]) -> Double? {
    guard let first = sorted.first, let last = sorted.last else { return nil }
    let place = percent * Double(sorted.count + 1) / 100
    guard place >= 1 else { return first }
    guard place < Double(sorted.count) else { return last }
    let below = Int(place)
    let (lower, upper) = (sorted[below - 1], sorted[below])
    return lower + (place - Double(below)) * (upper - lower)
  }
}
