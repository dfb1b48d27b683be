/// Rows for programs: results.csv in another dress, for whoever asked a command for JSON.
public struct RowsDocument: Encodable, Sendable {
  /// The version of the document's meaning.
  public static let currentSchema: Int = 1

  private var schema = currentSchema
  private var rows: [Row]

  /// Describes `rows`, in their order.
  public init(_ rows: [ResultRow]) { self.rows = rows.map(Row.init) }

  private struct Row: Encodable {
    var benchmark: String
    var metric: String
    var unit: String
    var value: Double?
    var low: Double?
    var high: Double?
    var n: Int
    var reference: String?
    var status: String
    var note: String

    init(_ row: ResultRow) {
      benchmark = row.benchmark.description
      metric = row.metric.rawValue
      unit = row.metric.unit
      value = row.value
      low = row.low
      high = row.high
      n = row.n
      reference = row.reference?.description
      status = row.status.rawValue
      note = row.note
    }
  }
}
