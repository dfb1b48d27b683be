/// The iteration count that the arms of a subject share.
///
/// One count for both arms, because counts found separately bias their ratio (nanobench saw
/// 1.2 %); found on the slower arm, so that no sample outlasts what was planned.
struct Calibration: Equatable {
  /// Passes of the loop in one sample.
  var iterations: Int
  /// What one sample of the slower arm takes, in nanoseconds.
  var nanoseconds: UInt64

  /// More doublings than any loop needs: a body that still takes no time is believed to take none.
  private static let largestCount = 1 << 40

  /// Finds the count with which the slower of `arms` takes about `target` nanoseconds.
  ///
  /// The count grows tenfold at most, until a reading is long enough to be trusted; the final
  /// count is confirmed by a second reading between half and twice the target, or found again.
  /// `willEnter` is told which arm comes next.
  static func find(
    for arms: [Body],
    target: UInt64,
    on watch: some Stopwatch,
    willEnter: (Int) -> Void = { _ in }
  ) -> Calibration {
    func slowest(_ iterations: Int) -> UInt64 {
      let times = arms.enumerated().map { index, body in
        willEnter(index)
        return watch.time(body, iterations: iterations).nanoseconds
      }
      return max(1, times.max() ?? 1)
    }
    let limit = arms.map(\.iterationLimit).min() ?? .max
    var count = 1
    var elapsed = slowest(count)
    for _ in 0..<24 {
      let isLongEnough = elapsed >= target / 2
      if isLongEnough && (elapsed <= target * 2 || count == 1) {
        let confirmed = slowest(count)
        if confirmed >= target / 2 && (confirmed <= target * 2 || count == 1) {
          return Calibration(iterations: count, nanoseconds: max(confirmed, elapsed))
        }
        elapsed = confirmed
      }
      guard count < limit else { break }
      let next = min(limit, scaled(count, from: elapsed, to: target))
      guard next <= largestCount else { break }
      count = next
      elapsed = slowest(count)
    }
    return Calibration(iterations: count, nanoseconds: elapsed)
  }

  private static func scaled(_ count: Int, from elapsed: UInt64, to target: UInt64) -> Int {
    let factor = min(10, Double(target) / Double(elapsed))
    let next = Int((Double(count) * factor).rounded())
    // Below the target a count must grow, or rounding would keep it where it is for ever.
    return max(1, elapsed < target / 2 ? max(next, count + 1) : next)
  }
}
