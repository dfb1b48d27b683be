/// How far builds that differ only in code placement disagree about one quantity.
///
/// A build is the top unit of replication: more launches of one narrow its interval and say nothing
/// of the next. So builds are held against what each would have claimed by itself, and where they
/// disagree by more, no interval of launches counts (Kalibera and Jones, 2013: repeat at the level
/// that varies, the top one always).
struct PlacementSpread {
  private let medians: [Double]
  /// The width of the widest interval that one build gives; `nil` if none gives any.
  private let widest: Double?

  /// Takes the quantity of every launch; `nil` for fewer than two builds.
  init?(_ units: [(build: Int, value: Double)]) {
    let builds = Dictionary(grouping: units, by: \.build)
    guard builds.count > 1 else { return nil }
    let estimates = builds.values.compactMap { Estimate(medianOf: $0.map(\.value)) }
    medians = estimates.map(\.value)
    widest = estimates.compactMap { estimate in
      estimate.low.flatMap { low in estimate.high.map { $0 - low } }
    }.max()
  }

  /// The number of builds.
  var builds: Int { medians.count }

  /// `estimate` with the range of the builds taken into its interval, where they disagree by more
  /// than the interval of one; `nil` where they agree or one build has no interval.
  func widened(_ estimate: Estimate) -> Estimate? {
    guard let low = medians.min(), let high = medians.max(), let widest, high - low > widest
    else { return nil }
    return Estimate(
      value: estimate.value,
      low: min(low, estimate.low ?? low),
      high: max(high, estimate.high ?? high),
      n: estimate.n
    )
  }
}

extension ResultRow {
  /// The row with `estimate` as its value; marked and widened where the builds disagree about it.
  ///
  /// - Parameters:
  ///   - estimate: The median over all launches.
  ///   - units: The quantity of every launch, on the scale of the estimate.
  ///   - note: What else is to be said.
  ///   - scale: What makes the row's figure of an estimate.
  /// - Returns: The row, `layout-sensitive` where the builds disagree.
  func measured(
    _ estimate: Estimate,
    units: [(build: Int, value: Double)],
    note: String = "",
    scale: (Estimate) -> Estimate = { $0 }
  ) -> ResultRow {
    guard let spread = PlacementSpread(units), let wide = spread.widened(estimate) else {
      return measured(scale(estimate), note: note)
    }
    let words = "\(spread.builds) builds disagree by more than the interval of one"
    var row = measured(
      scale(wide),
      note: [note, words].filter { !$0.isEmpty }.joined(separator: "; ")
    )
    row.status = .layoutSensitive
    return row
  }
}
