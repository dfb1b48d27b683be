public import Results

/// The exact counts of one benchmark, or why there are none.
public struct BenchmarkCount: Sendable {
  /// One metric, measured twice.
  public enum Figure: Sendable, Equatable {
    /// Both measurements agree to the last digit.
    case exact(Rational)
    /// They do not, and nobody may use either.
    case unstable(Rational, Rational)

    init(_ first: Rational, _ second: Rational) {
      self = first == second ? .exact(first) : .unstable(first, second)
    }
  }

  /// Why a benchmark has no counts.
  public struct Loss: Sendable, Equatable {
    /// What became of its rows.
    public var status: RowStatus
    /// The reason in words.
    public var reason: String
  }

  /// The benchmark counted.
  public let benchmark: BenchmarkName
  /// The counts per operation; empty if ``loss`` says why.
  public let figures: [Metric: Figure]
  /// Where an operation spends its instructions; `nil` if ``loss`` says why.
  public let trace: OperationTrace?
  /// Why there are no counts.
  public let loss: Loss?

  /// Metrics that a count gives, in the order of tables.
  public static let metrics: [Metric] = RegionCounts.metrics + textMetrics

  /// Metrics that say how much code a row is made of.
  ///
  /// All that it executes, the functions that hold its loop, and every copy of these that the
  /// compiler made for other types.
  static let textMetrics: [Metric] = [.textBytes, .kernelTextBytes, .specializationsTextBytes]

  init(benchmark: BenchmarkName, figures: [Metric: Figure], trace: OperationTrace) {
    self.benchmark = benchmark
    self.figures = figures
    self.trace = trace
    loss = nil
  }

  init(benchmark: BenchmarkName, loss: Loss) {
    self.benchmark = benchmark
    figures = [:]
    trace = nil
    self.loss = loss
  }

  /// A benchmark that was not counted, for a reason that its rows give.
  public init(notCounted benchmark: BenchmarkName, because reason: String) {
    self.init(benchmark: benchmark, loss: Loss(status: .notMeasured, reason: reason))
  }

  /// The count of `metric` per operation, if both measurements agree on it.
  public func exact(_ metric: Metric) -> Rational? {
    guard case .exact(let count)? = figures[metric] else { return nil }
    return count
  }

  /// One row a metric, for results.csv.
  public var rows: [ResultRow] {
    Self.metrics.map { metric in
      switch figures[metric] {
      case .exact(let count)?:
        ResultRow(
          benchmark: benchmark,
          metric: metric,
          value: count.value,
          n: 2,
          note: count.denominator == 1 ? "" : "exactly \(count)"
        )
      case .unstable(let first, let second)?:
        ResultRow(
          benchmark: benchmark,
          metric: metric,
          value: nil,
          n: 2,
          status: .unstable,
          note: "counted twice: \(first), then \(second)"
        )
      case nil:
        ResultRow(
          benchmark: benchmark,
          metric: metric,
          value: nil,
          n: 0,
          status: loss?.status ?? .notMeasured,
          note: loss?.reason ?? "not counted"
        )
      }
    }
  }
}
