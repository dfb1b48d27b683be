/// The reviewed exceptions from the standard tolerances: the lines of results/limits.csv.
///
/// The last line that matches a benchmark and metric decides, so general lines come first. A line
/// that decides nothing is an error: a limit that outlived its row hides the next one.
public struct Limits: Sendable, Equatable {
  /// One line of the file.
  public struct Line: Sendable, Equatable {
    /// The line's number in the file, from 1.
    public var number: Int
    /// What is searched for in benchmark names, as `--filter` searches.
    public var pattern: Pattern
    /// The metric that it speaks about, or `nil` for `*`: every metric that is gated anyway.
    public var metric: Metric?
    /// The tolerance in place of the standard one.
    public var tolerance: Tolerance
    /// Why the exception was granted.
    public var reason: String

    /// Creates a line from its fields.
    public init(
      number: Int,
      pattern: Pattern,
      metric: Metric?,
      tolerance: Tolerance,
      reason: String
    ) {
      self.number = number
      self.pattern = pattern
      self.metric = metric
      self.tolerance = tolerance
      self.reason = reason
    }

    fileprivate func speaks(about metric: Metric) -> Bool {
      self.metric.map { $0 == metric } ?? (metric.standardTolerance != nil)
    }
  }

  /// The file's name, for messages; empty where there is no file.
  public var path: String
  /// The lines, in file order.
  public var lines: [Line]

  /// Creates limits from lines.
  public init(path: String, lines: [Line]) {
    self.path = path
    self.lines = lines
  }

  /// The standard tolerances alone.
  public static let standard: Limits = Limits(path: "", lines: [])
}

/// ``Limits`` made ready for the names of one comparison, remembering which lines decided.
public struct LimitLookup {
  private let limits: Limits
  private let matches: [Set<BenchmarkName>]
  private var used: Set<Int> = []

  /// Searches every line's pattern in `names`.
  public init(_ limits: Limits, for names: Set<BenchmarkName>) {
    self.limits = limits
    matches = limits.lines.map { line in
      let isFound = line.pattern.matcher()
      return names.filter { isFound($0.description) }
    }
  }

  /// The line that decides about `metric` of `benchmark`, or `nil` where the standard holds.
  ///
  /// - Complexity: one set look-up for each line.
  public mutating func line(for benchmark: BenchmarkName, _ metric: Metric) -> Limits.Line? {
    let index = limits.lines.indices.last { index in
      limits.lines[index].speaks(about: metric) && matches[index].contains(benchmark)
    }
    guard let index else { return nil }
    used.insert(index)
    return limits.lines[index]
  }

  /// What a change in a benchmark's time must reach.
  public mutating func timeTolerance(_ benchmark: BenchmarkName) -> Tolerance {
    line(for: benchmark, .time)?.tolerance ?? TimeComparisons.standardTolerance
  }

  /// Notes the lines that decide about a figure of `table`, or about a time of its benchmarks.
  ///
  /// A side that lost a row, or was not timed, must not make the row's limit look outlived.
  mutating func noteFigures(of table: ResultTable) {
    for row in table.rows { _ = line(for: row.benchmark, row.metric) }
    for name in table.benchmarks { _ = line(for: name, .time) }
  }

  /// The limits file's name, for messages.
  public var path: String { limits.path }

  /// The lines that decided nothing so far, in file order.
  public var unused: [Limits.Line] {
    limits.lines.indices.filter { !used.contains($0) }.map { limits.lines[$0] }
  }
}
