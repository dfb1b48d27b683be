internal import Glibc

/// What one launch says about its benchmarks and pairs.
struct LaunchTimes {
  /// The times of every entry into a body, in nanoseconds per operation.
  private(set) var nanoseconds: [BenchmarkName: [Double]] = [:]
  /// What the rounds say about a variant and its reference, by the variant.
  private(set) var pairs: [BenchmarkName: PairRounds] = [:]

  /// Every round of one pair.
  struct PairRounds {
    /// For each round, the mean logarithm of the variant's times less that of the reference's.
    var logRatios: [Double] = []
    /// For each round, the variant's mean time less the reference's, in nanoseconds per operation.
    var differences: [Double] = []
  }

  /// Takes in the samples of one round.
  mutating func add(round: [Sample], of selection: Selection) {
    var times: [BenchmarkName: [Double]] = [:]
    for sample in round {
      times[sample.benchmark, default: []].append(selection.nanosecondsPerOperation(sample))
    }
    for (benchmark, own) in times {
      nanoseconds[benchmark, default: []] += own
      guard let reference = selection.reference(of: benchmark), let others = times[reference],
        let time = mean(own), let other = mean(others),
        let logTime = mean(own.map { log($0) }), let logOther = mean(others.map { log($0) })
      else { continue }
      pairs[benchmark, default: PairRounds()].logRatios.append(logTime - logOther)
      pairs[benchmark, default: PairRounds()].differences.append(time - other)
    }
  }
}
