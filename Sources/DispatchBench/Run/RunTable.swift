import Results

/// What a run prints: a table for each operation, then how far code placement alone goes.
enum RunTable {
  /// The tables of `results`, each below an empty line but the first.
  static func text(of results: ResultTable, _ manifest: Manifest, isColored: Bool) -> String {
    let tables = OperationTable.tables(of: results, benchmarks: manifest.benchmarks)
    let blocks = tables.map { table in
      table.table.terminalLines(isColored: isColored).joined(separator: "\n")
    }
    return (blocks + [floor(manifest.layoutFloor)]).joined(separator: "\n\n")
  }

  private static func floor(_ floor: Knowable<Double>) -> String {
    switch floor {
    case .known(let ratio):
      "Clones of one loop differ by up to \(percent(ratio)) % in this build, for code placement alone."
    case .unknown(let reason):
      "How far code placement alone goes is unknown: \(reason)."
    }
  }

  private static func percent(_ ratio: Double) -> String {
    let tenths = ((ratio - 1) * 1_000).rounded(.up)
    return "\(tenths / 10)"
  }
}
