import Results

/// The table that `compile-cost` prints: a line a program, the answer first.
enum CompileCostTable {
  /// The lines of the table of `rows`, in their order.
  static func lines(of rows: [ResultRow]) -> [String] {
    var table = TextTable(columns: [
      .init("compile", .left), .init("wall s", .right), .init("against its reference", .right),
      .init("user s", .right), .init("peak MiB", .right), .init("text KiB", .right),
      .init("longest symbol", .right), .init("note", .left),
    ])
    let groups = Dictionary(grouping: rows, by: \.benchmark)
    var seen: Set<BenchmarkName> = []
    for name in rows.map(\.benchmark) where seen.insert(name).inserted {
      table.append(cells(name, groups[name] ?? []))
    }
    return table.terminalLines()
  }

  private static func cells(_ name: BenchmarkName, _ rows: [ResultRow]) -> [String] {
    func value(_ metric: Metric, in unit: Double, decimals: Int) -> String {
      let value = rows.first { $0.metric == metric }?.value
      return value.map { NumberText.fixed($0 / unit, decimals: decimals) } ?? ""
    }
    let ratio = rows.first { $0.metric == .ratio }
    let failure = rows.first { $0.value == nil }
    return [
      "\(name.operation) \(name.variant) \(name.parameter)",
      value(.compileSeconds, in: 1, decimals: 3),
      ratio?.value.map { NumberText.ratio($0, low: ratio?.low, high: ratio?.high) } ?? "",
      value(.compileUserSeconds, in: 1, decimals: 3),
      value(.compilePeakBytes, in: 1_048_576, decimals: 1),
      value(.textBytes, in: 1_024, decimals: 1),
      value(.longestSymbolBytes, in: 1, decimals: 0),
      failure?.note ?? "",
    ]
  }
}
