/// A row that one side has and the other cannot be held against.
public struct CoverageFinding: Sendable, Equatable {
  /// Why the row is not compared.
  public enum Kind: String, Sendable, CaseIterable {
    /// The candidate's process ended while it ran.
    case crashed
    /// The candidate ran into its time limit.
    case timedOut = "timed-out"
    /// The baseline has the benchmark and the candidate does not.
    case missing
    /// Missing, and a new benchmark of the candidate costs exactly the same.
    case renamed
    /// Measured in the baseline, not measured in the candidate.
    case notMeasured = "not-measured"
    /// Two exact measurements of one side disagreed.
    case unstable
    /// The candidate has the benchmark or figure and the baseline does not.
    case new
  }

  /// Why the row is not compared.
  public var kind: Kind
  /// The benchmark.
  public var benchmark: BenchmarkName
  /// The figures concerned; empty where the whole benchmark is.
  public var metrics: [Metric]
  /// The reason as the result file gives it, or the new name of a renamed row.
  public var detail: String

  /// Creates a finding from its parts.
  public init(
    _ kind: Kind,
    _ benchmark: BenchmarkName,
    metrics: [Metric] = [],
    detail: String = ""
  ) {
    self.kind = kind
    self.benchmark = benchmark
    self.metrics = metrics
    self.detail = detail
  }

  /// Whether the same became of another benchmark; each renaming is a thing of its own.
  func saysTheSame(as other: CoverageFinding) -> Bool {
    kind == other.kind && metrics == other.metrics && detail == other.detail
  }
}

extension CoverageFinding.Kind {
  /// What a gate that meets such a row ends with, unless something weightier comes along.
  ///
  /// New rows are how a suite grows, so they are named and cost nothing. An unstable row is one
  /// about which nothing can be said.
  public var exitCode: ExitCode {
    switch self {
    case .crashed, .timedOut: .benchmarkFailed
    case .missing, .renamed, .notMeasured: .coverage
    case .unstable: .inconclusive
    case .new: .success
    }
  }
}
