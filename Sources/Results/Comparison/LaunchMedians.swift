internal import Glibc

/// One arm of a comparison: for each launch and benchmark, the median time of an operation.
public struct LaunchMedians: Sendable {
  private var times: [Int: [BenchmarkName: [Double]]] = [:]
  private let selection: Selection

  /// Begins an arm whose benchmarks are `benchmarks`.
  public init(benchmarks: [BenchmarkDescription]) { selection = Selection(benchmarks) }

  /// The benchmarks, in the order of the suites.
  var names: [BenchmarkName] { selection.names }

  /// Takes in a sample.
  ///
  /// - Complexity: O(1) amortised; one number is kept for a sample.
  public mutating func add(_ sample: Sample) {
    let time = selection.nanosecondsPerOperation(sample)
    times[sample.launch, default: [:]][sample.benchmark, default: []].append(time)
  }

  /// The mean logarithm of a benchmark's times over the launches of one block, and their number.
  ///
  /// - Complexity: O(*n* log *n*) comparisons in the samples of the block.
  func block(_ launches: Range<Int>, _ benchmark: BenchmarkName) -> (logTime: Double, count: Int)? {
    let medians = launches.compactMap { times[$0]?[benchmark].flatMap { median($0) } }
    return mean(medians.map { log($0) }).map { ($0, medians.count) }
  }
}

extension BlockDifferences {
  /// The differences of `other` from `baseline`, block by block, of every benchmark that both have.
  ///
  /// A block in which one arm lacks launches that the other has is left out: its average would
  /// compare different moments.
  public static func all(
    baseline: LaunchMedians,
    other: LaunchMedians,
    stage: Interleaving.Stage,
    launchesPerBlock: Int
  ) -> [BlockDifferences] {
    baseline.names.compactMap { name in
      var logTimes: [Double] = []
      var logRatios: [Double] = []
      for block in 0..<max(0, stage.blocks) {
        let first = stage.firstLaunch + block * launchesPerBlock
        let launches = first..<first + launchesPerBlock
        guard let before = baseline.block(launches, name), let after = other.block(launches, name),
          before.count == after.count
        else { continue }
        logTimes.append(before.logTime)
        logRatios.append(after.logTime - before.logTime)
      }
      guard let logTime = median(logTimes) else { return nil }
      return BlockDifferences(
        benchmark: name,
        baselineNanoseconds: exp(logTime),
        logRatios: logRatios
      )
    }
  }
}
