/// One line of results.csv: one metric of one benchmark.
public struct ResultRow: Sendable, Equatable {
  /// The benchmark measured.
  public var benchmark: BenchmarkName
  /// What was measured; its unit comes with it.
  public var metric: Metric
  /// The estimate, in the metric's unit; `nil` where nothing may be claimed.
  public var value: Double?
  /// The lower end of the 95 % interval; `nil` for exact values.
  public var low: Double?
  /// The upper end of the 95 % interval; `nil` for exact values.
  public var high: Double?
  /// Units of replication behind the value: launches for times, measurements for counts.
  public var n: Int
  /// The twin that `ratio` and `difference` compare with.
  public var reference: BenchmarkName?
  /// What became of the row.
  public var status: RowStatus
  /// A reason, a cause or a limit, in words; free text.
  public var note: String

  /// Creates a row from its columns.
  public init(
    benchmark: BenchmarkName,
    metric: Metric,
    value: Double?,
    low: Double? = nil,
    high: Double? = nil,
    n: Int,
    reference: BenchmarkName? = nil,
    status: RowStatus = .ok,
    note: String = ""
  ) {
    self.benchmark = benchmark
    self.metric = metric
    self.value = value
    self.low = low
    self.high = high
    self.n = n
    self.reference = reference
    self.status = status
    self.note = note
  }
}
