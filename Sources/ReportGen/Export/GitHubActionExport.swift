import Results

/// github-action-benchmark, `customSmallerIsBetter`: a flat list whose join key is the name.
enum GitHubActionExport {
  struct Entry: Encodable {
    var name: String
    var unit: String
    var value: Double
    var range: String?
    var extra: String?
  }

  /// Ratios to zero would be infinite there, so figures of zero are left out and gated here; so are
  /// scenarios, of which the larger outcome is the better one.
  static func document(_ run: ComparedRun) -> [Entry] {
    run.table.rows.compactMap { row in
      guard let value = row.value, value != 0, row.metric != .scenario else { return nil }
      let range = row.low.flatMap { low in row.high.map { "\(low)..\($0)" } }
      return Entry(
        name: "\(row.benchmark) - \(row.metric.rawValue)",
        unit: row.metric.unit,
        value: value,
        range: range,
        extra: row.reference.map { "against \($0)" }
      )
    }
  }
}
