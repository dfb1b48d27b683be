package import Results

/// The exact counts of a run on their way into its files, or the reason why there are none.
package struct ExactCounts {
  /// The rows of each benchmark.
  package private(set) var rows: [BenchmarkName: [ResultRow]]
  /// What the manifest says of the instrument.
  package let instrument: Instrument
  /// The counts themselves; empty where there are none.
  package let counts: [BenchmarkCount]
  /// Whether a signal ended the counting.
  package var isInterrupted = false

  /// Counts the benchmarks of a run, which goes on without counts if that cannot be done.
  ///
  /// - Parameters:
  ///   - benchmarks: What is counted.
  ///   - arguments: The words that make this executable serve a plan, whose path follows them.
  /// - Returns: The counts, or why there are none.
  package static func take(_ benchmarks: [Benchmark], arguments: [String]) -> ExactCounts {
    do throws(CountError) {
      let counter = try CallgrindCount(executable: OwnExecutable.path, arguments: arguments)
      return ExactCounts(try counter.count(benchmarks), version: counter.version)
    } catch {
      var none = ExactCounts(without: benchmarks, because: error.description)
      none.isInterrupted = error == .valgrind(.stopped)
      return none
    }
  }

  /// No counts were asked for: there are no rows either.
  package static func notAsked(because reason: String) -> ExactCounts {
    ExactCounts(without: [], because: reason)
  }

  /// The counts, each benchmark's followed by rows that were found in another way.
  package func adding(_ more: [BenchmarkName: [ResultRow]]) -> ExactCounts {
    var copy = self
    copy.rows.merge(more) { $0 + $1 }
    return copy
  }

  package init(_ counts: [BenchmarkCount], version: String) {
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
  package static let name: String = "callgrind"
}
