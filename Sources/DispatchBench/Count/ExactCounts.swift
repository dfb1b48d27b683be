import Measurement
import Results

/// The exact counts of a run on their way into its files, or the reason why there are none.
struct ExactCounts {
  /// The rows of each benchmark.
  let rows: [BenchmarkName: [ResultRow]]
  /// What the manifest says of the instrument.
  let instrument: Instrument
  /// The counts themselves; empty where there are none.
  let counts: [BenchmarkCount]
  /// Whether a signal ended the counting.
  var isInterrupted = false

  /// Counts the benchmarks of a run, which goes on without counts if that cannot be done.
  static func take(_ benchmarks: [Benchmark], _ invocation: Invocation) -> ExactCounts {
    do throws(CountError) {
      let counter = try CallgrindCount.counter(invocation)
      return ExactCounts(try counter.count(benchmarks), version: counter.version)
    } catch {
      var none = ExactCounts(without: benchmarks, because: error.description)
      none.isInterrupted = error == .valgrind(.stopped)
      return none
    }
  }

  /// No counts were asked for: there are no rows either.
  static func notAsked(because reason: String) -> ExactCounts {
    ExactCounts(without: [], because: reason)
  }

  init(_ counts: [BenchmarkCount], version: String) {
    self.counts = counts
    rows = Dictionary(
      counts.map { ($0.benchmark, $0.rows) },
      uniquingKeysWith: { first, _ in first }
    )
    instrument = Instrument(name: Self.name, version: .known(version))
  }

  private init(without benchmarks: [Benchmark], because reason: String) {
    counts = []
    rows = Dictionary(
      benchmarks.map { ($0.name, BenchmarkCount(notCounted: $0.name, because: reason).rows) },
      uniquingKeysWith: { first, _ in first }
    )
    instrument = Instrument(name: Self.name, version: .unknown(because: reason))
  }

  /// The instrument's name in a manifest.
  static let name = "callgrind"
}

extension CallgrindCount {
  /// Counts with the valgrind of this machine what this binary holds.
  static func counter(_ invocation: Invocation) throws(CountError) -> CallgrindCount {
    try CallgrindCount(
      executable: OwnExecutable.path,
      arguments: CountRegionsCommand.arguments(invocation)
    )
  }
}
