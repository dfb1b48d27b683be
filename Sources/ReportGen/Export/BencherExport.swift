import Results

/// Bencher Metric Format: benchmark, measure, value with whiskers; units belong to the server.
enum BencherExport {
  struct Figure: Encodable {
    var value: Double
    var lowerValue: Double?
    var upperValue: Double?
  }

  static func document(_ run: ComparedRun) -> [String: [String: Figure]] {
    run.table.rows.reduce(into: [:]) { document, row in
      guard let value = row.value else { return }
      // `latency`, in nanoseconds, is one of the measures that the server knows by itself.
      let measure = row.metric == .time ? "latency" : row.metric.rawValue
      document[row.benchmark.description, default: [:]][measure] = Figure(
        value: value,
        lowerValue: row.low,
        upperValue: row.high
      )
    }
  }
}
