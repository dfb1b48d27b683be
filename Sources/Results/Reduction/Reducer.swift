internal import Glibc

/// Turns samples into the rows of the metrics time, ratio and difference.
///
/// The unit of replication is the launch. A launch gives one number: for a time the median over
/// its samples, for a pair the median over its rounds, each round averaged in log space. Across
/// launches the estimate is the median and the interval is ``OrderStatisticRanks``, for a time with
/// the span of `MachineSpeed`. More samples
/// in a launch make its number steadier; only more launches narrow the interval.
public struct Reducer {
  private let selection: Selection
  private let emptyLoop: BenchmarkName?
  private let omissions: [Omission]
  private var launches: [LaunchKey: LaunchTimes] = [:]
  private var round: [Sample] = []

  /// Begins a reduction.
  ///
  /// - Parameters:
  ///   - benchmarks: Every benchmark selected, measured or not, in the order of the rows.
  ///   - emptyLoop: The body that does nothing; what cannot be told from it is below resolution.
  ///   - omissions: What was lost, so that its rows say so.
  public init(
    benchmarks: [BenchmarkDescription],
    emptyLoop: BenchmarkName? = nil,
    omissions: [Omission] = []
  ) {
    selection = Selection(benchmarks)
    self.emptyLoop = emptyLoop
    self.omissions = omissions
  }

  /// Takes in a sample; those of one round must follow each other.
  ///
  /// - Complexity: O(1) amortised; one number is kept for a sample, two for a round.
  public mutating func add(_ sample: Sample) {
    if let first = round.first, first.round != sample.round || LaunchKey(first) != LaunchKey(sample)
    {
      closeRound()
    }
    round.append(sample)
  }

  /// The rows of all benchmarks: time, then ratio and difference where there is a reference.
  ///
  /// - Complexity: O(*n* log *n*) comparisons in the number of samples.
  public mutating func finish() -> [ResultRow] {
    closeRound()
    let keys = launches.keys.sorted()
    let summaries = keys.compactMap { key in
      launches[key].map { LaunchSummary(key, $0, emptyLoop: emptyLoop, selection) }
    }
    let rows = RowBuilder(
      selection: selection,
      emptyLoop: emptyLoop,
      omissions: omissions,
      launches: summaries,
      speed: MachineSpeed(summaries)
    )
    return selection.names.flatMap { rows.rows(for: $0) }
  }

  private mutating func closeRound() {
    guard let first = round.first else { return }
    launches[LaunchKey(first), default: LaunchTimes()].add(round: round, of: selection)
    round.removeAll(keepingCapacity: true)
  }
}

/// Turns samples, in any order, into the rows of the metrics time, ratio and difference.
///
/// - Parameters:
///   - samples: All samples of a run.
///   - benchmarks: Every benchmark selected, measured or not, in the order of the rows.
///   - emptyLoop: The body that does nothing; what cannot be told from it is below resolution.
///   - omissions: What was lost, so that its rows say so.
/// - Returns: The rows, in the order of the benchmarks.
/// - Complexity: O(*n* log *n*) comparisons in the number of samples.
public func reduce(
  _ samples: [Sample],
  benchmarks: [BenchmarkDescription],
  emptyLoop: BenchmarkName? = nil,
  omissions: [Omission] = []
) -> [ResultRow] {
  var reducer = Reducer(benchmarks: benchmarks, emptyLoop: emptyLoop, omissions: omissions)
  let ordered = samples.sorted {
    ($0.build, $0.launch, $0.round, $0.position) < ($1.build, $1.launch, $1.round, $1.position)
  }
  for sample in ordered { reducer.add(sample) }
  return reducer.finish()
}
