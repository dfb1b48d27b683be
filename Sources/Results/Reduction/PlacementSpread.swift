internal import Glibc

/// How far builds that differ only in code placement disagree about a ratio.
struct PlacementSpread {
  private let low: Double
  private let high: Double
  private let builds: Int

  /// Takes the median log ratio of each build; `nil` for fewer than two builds.
  init?(_ units: [(build: Int, logRatio: Double)]) {
    let medians = Dictionary(grouping: units, by: \.build).values.compactMap {
      median($0.map(\.logRatio))
    }
    guard medians.count > 1, let low = medians.min(), let high = medians.max() else { return nil }
    self.low = low
    self.high = high
    builds = medians.count
  }

  /// The row of a ratio that the builds disagree about by more than its interval, with the range of
  /// the builds taken into the interval; `nil` if they agree.
  func widen(_ row: ResultRow, _ logRatio: Estimate) -> ResultRow? {
    guard let intervalLow = logRatio.low, let intervalHigh = logRatio.high,
      high - low > intervalHigh - intervalLow
    else { return nil }
    let wide = Estimate(
      value: logRatio.value,
      low: min(low, intervalLow),
      high: max(high, intervalHigh),
      n: logRatio.n
    )
    var row = row.measured(
      wide.exponential,
      note: "\(builds) builds disagree by more than the interval of one"
    )
    row.status = .layoutSensitive
    return row
  }
}
