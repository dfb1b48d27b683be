internal import Glibc

extension TimeStage {
  /// The probability of one false call or more among all rows of a stage.
  public static let familyLevel: Double = 0.05

  /// The fewest blocks with which a change in one of `rows` rows can be called.
  public static func fewestBlocks(rows: Int) -> Int {
    SignTest.fewestBlocks(rows: rows, level: familyLevel)
  }

  /// Judges all rows of a stage together.
  ///
  /// - Parameters:
  ///   - rows: The blocks of every row.
  ///   - tolerance: For each row, the share and the amount (ns/op) that a change must reach, both.
  ///   - floors: For a row, the difference that was seen between two copies of one binary, as a
  ///     logarithm: no threshold is lower than that.
  /// - Returns: One stage a row, in the order of `rows`.
  /// - Complexity: O(*r* log *r* + *r* *b* log *b*) comparisons for *r* rows of *b* blocks.
  public static func judge(
    _ rows: [BlockDifferences],
    tolerance: (BenchmarkName) -> Tolerance,
    floors: [BenchmarkName: Double] = [:]
  ) -> [TimeStage] {
    let levels = holmLevels(rows.map { SignTest.pValue($0.logRatios) }, level: familyLevel)
    return zip(rows, levels).compactMap { row, level in
      let floor = floors[row.benchmark] ?? 0
      return TimeStage(row, level: level, tolerance: tolerance(row.benchmark), floor: floor)
    }
  }

  private init?(_ row: BlockDifferences, level: Double, tolerance: Tolerance, floor: Double) {
    let sorted = row.logRatios.sorted()
    guard let middle = median(sorted) else { return nil }
    let ranks = OrderStatisticRanks(count: sorted.count, coverage: 1 - level)
    let judgement = Judgement(
      estimate: middle,
      interval: ranks.map { sorted[$0.lower - 1]...sorted[$0.upper - 1] },
      sameness: log1p(tolerance.relative),
      threshold: max(log1p(tolerance.relative), floor),
      floorNanoseconds: tolerance.absolute,
      baselineNanoseconds: row.baselineNanoseconds
    )
    blocks = sorted.count
    baselineNanoseconds = row.baselineNanoseconds
    ratio = exp(middle)
    low = judgement.interval.map { exp($0.lowerBound) }
    high = judgement.interval.map { exp($0.upperBound) }
    self.level = level
    threshold = expm1(judgement.hurdle)
    detectable = DetectableEffect(sorted, level: level)
      .map { expm1($0.logRatio(threshold: judgement.hurdle)) }
    verdict = judgement.verdict
    reason = judgement.reason
  }
}

/// The rule that turns an estimate and its interval into a verdict; all in logarithms.
private struct Judgement {
  let estimate: Double
  let interval: ClosedRange<Double>?
  /// What counts as no change; a noisy row raises ``threshold`` but never this.
  let sameness: Double
  let threshold: Double
  let floorNanoseconds: Double
  let baselineNanoseconds: Double

  /// The threshold and the floor, whichever is higher: what an estimate must reach.
  var hurdle: Double { max(threshold, log1p(floorNanoseconds / baselineNanoseconds)) }

  private var isBeyondFloor: Bool {
    (baselineNanoseconds * expm1(estimate)).magnitude >= floorNanoseconds
  }

  private var excludesZero: Bool { interval.map { !$0.contains(0) } ?? false }

  var verdict: TimeVerdict {
    guard let interval else { return .inconclusive }
    if excludesZero, estimate.magnitude >= threshold, isBeyondFloor {
      return estimate > 0 ? .regression : .improvement
    }
    let isWithin = -sameness <= interval.lowerBound && interval.upperBound <= sameness
    return isWithin ? .same : .inconclusive
  }

  var reason: String {
    guard verdict == .inconclusive else { return "" }
    if interval == nil { return "too few blocks for an interval" }
    guard excludesZero else { return "the interval reaches beyond the threshold on either side" }
    return estimate.magnitude < threshold
      ? "a difference, but below the threshold"
      : "a difference, but below the floor in nanoseconds"
  }
}
