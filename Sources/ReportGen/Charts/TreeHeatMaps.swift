import Results

/// Ratios of every form by what changed, for the operations that compare trees.
enum TreeHeatMaps {
  /// A map for each operation of a tree family whose parameters are words, such as mutations.
  static func charts(of evidence: Evidence) -> [Chart] {
    let rows = evidence.rows(RowPattern("Tree*|View*.*.*.*"), .ratio)
      .filter { !$0.benchmark.parameter.isEmpty && Sweep.Size($0.benchmark.parameter) == nil }
    return RatioMap.all(of: rows) { row in
      RatioMap.Place(
        map: "\(row.benchmark.family).\(row.benchmark.operation)",
        column: row.benchmark.parameter
      )
    }
  }
}

/// Ratios of every form by what changed, for families that have an operation for each mutation of a
/// shape: `ViewUpdate.tableSwap.anyView.1k` is the mutation `swap` of the shape `table`.
enum ViewHeatMaps {
  /// A map for each family and shape, at the size that most rows have.
  static func charts(of evidence: Evidence) -> [Chart] {
    let rows = evidence.rows(RowPattern("View*.*.*.*"), .ratio)
      .filter { Sweep.Size($0.benchmark.parameter) != nil }
    let sizes = Dictionary(grouping: rows) { shape(of: $0.benchmark) }.mapValues(commonSize)
    let shown = rows.filter { sizes[shape(of: $0.benchmark)] == $0.benchmark.parameter }
    return RatioMap.all(of: shown) { row in
      RatioMap.Place(
        map: "\(shape(of: row.benchmark)).\(row.benchmark.parameter)",
        column: words(of: row.benchmark.operation).mutation
      )
    }
  }

  /// The family and the shape that a benchmark is about.
  private static func shape(of name: BenchmarkName) -> String {
    [name.family, words(of: name.operation).shape].filter { !$0.isEmpty }.joined(separator: ".")
  }

  /// The size that most of `rows` have, of several the largest.
  private static func commonSize(_ rows: [ResultRow]) -> String {
    func rank(_ size: String, _ count: Int) -> (Int, Double) {
      (count, Sweep.Size(size)?.count ?? 0)
    }
    let counts = Dictionary(rows.map { ($0.benchmark.parameter, 1) }, uniquingKeysWith: +)
    return counts.max { rank($0.key, $0.value) < rank($1.key, $1.value) }?.key ?? ""
  }

  /// The shape and the mutation that an operation names: `tableSwap` or `table-swap`; a single word
  /// is a mutation of the only shape.
  static func words(of operation: String) -> (shape: String, mutation: String) {
    let start = operation.dropFirst().firstIndex { $0.isUppercase || $0 == "-" || $0 == "_" }
    guard let start else { return ("", operation) }
    let mutation = operation[start...].drop { $0 == "-" || $0 == "_" }
    guard let first = mutation.first else { return ("", operation) }
    return (String(operation[..<start]), first.lowercased() + mutation.dropFirst())
  }
}
