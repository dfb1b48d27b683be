internal import Glibc

/// The time verdicts of a whole comparison, with the arm that shows whether they can be believed.
public struct TimeComparisons: Sendable, Equatable {
  /// The blocks of one stage: baseline against candidate, and baseline against its own copy.
  public struct Stage: Sendable, Equatable {
    /// Baseline against candidate.
    public var rows: [BlockDifferences]
    /// Baseline against a copy of itself, for the same benchmarks.
    public var null: [BlockDifferences]

    /// Creates a stage from both its series.
    public init(rows: [BlockDifferences], null: [BlockDifferences]) {
      self.rows = rows
      self.null = null
    }
  }

  /// The share below which no change of time is called, unless a limit says otherwise.
  ///
  /// 3 %: with 20 blocks of 4 launches an arm a true 5 % is then called nearly always, which a
  /// threshold of 5 % itself would miss every other time.
  public static let standardTolerance: Tolerance = Tolerance(absolute: 0.5, relative: 0.03)

  /// One comparison a benchmark.
  public let rows: [TimeComparison]
  /// The null arm through the same pipeline.
  public let null: [TimeComparison]

  /// Whether two copies of one binary were told apart, so that no verdict can be believed.
  public var isContaminated: Bool { null.contains { $0.verdict.isCalled } }

  /// Judges `first` and, for the suspects that it named, `second`.
  ///
  /// - Parameters:
  ///   - first: The blocks of all rows.
  ///   - second: The fresh blocks of the suspects; `nil` if there was none.
  ///   - tolerance: What a change in a row must reach.
  public init(first: Stage, second: Stage?, tolerance: (BenchmarkName) -> Tolerance) {
    let floors = Self.floors(first.null)
    rows = Self.combine(first.rows, second?.rows ?? [], floors, tolerance)
    null = Self.combine(first.null, second?.null ?? [], [:], tolerance)
  }

  /// The benchmarks that a first stage calls changed in either arm: what is measured once more.
  public static func suspects(
    in stage: Stage,
    tolerance: (BenchmarkName) -> Tolerance
  ) -> Set<BenchmarkName> {
    let judged = TimeComparisons(first: stage, second: nil, tolerance: tolerance)
    return Set((judged.rows + judged.null).filter { $0.verdict.isCalled }.map(\.benchmark))
  }

  /// How far two copies of the baseline differed in each row, as a logarithm.
  private static func floors(_ null: [BlockDifferences]) -> [BenchmarkName: Double] {
    let floors = null.map { ($0.benchmark, median($0.logRatios)?.magnitude ?? 0) }
    return Dictionary(floors, uniquingKeysWith: { first, _ in first })
  }

  private static func combine(
    _ first: [BlockDifferences],
    _ second: [BlockDifferences],
    _ floors: [BenchmarkName: Double],
    _ tolerance: (BenchmarkName) -> Tolerance
  ) -> [TimeComparison] {
    let first = first.filter { !$0.logRatios.isEmpty }
    let second = second.filter { !$0.logRatios.isEmpty }
    let judged = TimeStage.judge(first, tolerance: tolerance, floors: floors)
    let again = Dictionary(
      zip(
        second.map(\.benchmark),
        TimeStage.judge(second, tolerance: tolerance, floors: floors)
      ),
      uniquingKeysWith: { first, _ in first }
    )
    return zip(first, judged).map { row, stage in
      TimeComparison(
        benchmark: row.benchmark,
        first: stage,
        second: stage.verdict.isCalled ? again[row.benchmark] : nil
      )
    }
  }
}
