/// The rows of one results.csv, in file order, with one row at most for a benchmark and metric.
public struct ResultTable: Sendable, Equatable {
  /// The columns of results.csv, in order.
  static let columns = [
    "schema", "benchmark", "family", "operation", "variant", "parameter", "metric", "unit",
    "value", "low", "high", "n", "reference", "status", "note",
  ]
  /// The version of the columns' meaning that this code writes and reads.
  public static let schema: Int = 1

  /// The rows, in file order.
  public private(set) var rows: [ResultRow] = []
  /// The benchmarks that have a row, in the order in which they first occur.
  public var benchmarks: [BenchmarkName] { index.benchmarks }
  private var index = RowIndex()

  /// Creates a table without rows.
  public init() {}

  /// Creates a table of `rows`.
  ///
  /// - Throws: ``RowFault`` at the first row that contradicts itself or repeats a key.
  public init(_ rows: [ResultRow]) throws(RowFault) {
    for row in rows { try append(row) }
  }

  /// Adds a row.
  ///
  /// - Throws: ``RowFault`` if the row contradicts itself or its benchmark has this metric already.
  /// - Complexity: O(1) expected comparisons, amortised.
  public mutating func append(_ row: ResultRow) throws(RowFault) {
    try row.check()
    guard index.append(row.benchmark, row.metric) else {
      throw .duplicateKey(row.benchmark, row.metric)
    }
    rows.append(row)
  }

  /// The row of `metric` for `benchmark`, or `nil` if the table has none.
  ///
  /// - Complexity: O(1) expected comparisons.
  public subscript(benchmark: BenchmarkName, metric: Metric) -> ResultRow? {
    index.find(benchmark, metric).map { rows[$0] }
  }

  /// The value of `metric` for `benchmark`, or `nil` if there is no row of it or none may be claimed.
  ///
  /// - Complexity: O(1) expected comparisons; the row is not copied.
  public func value(_ benchmark: BenchmarkName, _ metric: Metric) -> Double? {
    index.find(benchmark, metric).flatMap { rows[$0].value }
  }

  /// Whether `benchmark` has a row.
  public func contains(_ benchmark: BenchmarkName) -> Bool { index.number(of: benchmark) != nil }

  /// Makes room for `count` rows in all.
  mutating func reserveCapacity(_ count: Int) {
    rows.reserveCapacity(count)
    index.reserveCapacity(count)
  }

  /// Two tables are equal if they hold the same rows in the same order.
  public static func == (left: ResultTable, right: ResultTable) -> Bool { left.rows == right.rows }
}
