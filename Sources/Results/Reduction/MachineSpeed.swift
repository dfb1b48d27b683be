internal import Glibc

/// How far the speed of the whole machine wandered over the launches of a run.
///
/// A launch that is slow for every benchmark says something of the machine and nothing of a
/// benchmark. Pairs cancel it and absolute times cannot: the next run may find the machine anywhere
/// in the span that this run saw, so an absolute time claims no less than its interval and the span
/// to each side. (Without it, a fifth of the absolute intervals of two runs of one binary, twenty
/// minutes apart, had nothing in common, with a median shift of 1.4 %.)
struct MachineSpeed {
  /// Fewer benchmarks do not tell the machine from themselves.
  static let fewestBenchmarks = 8

  /// The slowest launch against the fastest, as the logarithm of the ratio; 0 if that is not known.
  let span: Double

  /// Takes the median over the benchmarks of each launch's time against the median launch's.
  init(_ launches: [LaunchSummary]) {
    var times: [BenchmarkName: [Double]] = [:]
    for launch in launches {
      for (benchmark, time) in launch.time { times[benchmark, default: []].append(time) }
    }
    let typical = times.compactMapValues { median($0) }
    let scales = launches.compactMap { launch -> Double? in
      let logs = launch.time.compactMap { benchmark, time in
        typical[benchmark].flatMap { $0 > 0 && time > 0 ? log(time / $0) : nil }
      }
      return logs.count < Self.fewestBenchmarks ? nil : median(logs)
    }
    span = (scales.max() ?? 0) - (scales.min() ?? 0)
  }

  /// `estimate` with the span taken into its interval.
  func widen(_ estimate: Estimate) -> Estimate {
    Estimate(
      value: estimate.value,
      low: estimate.low.map { $0 * exp(-span) },
      high: estimate.high.map { $0 * exp(span) },
      n: estimate.n
    )
  }
}
