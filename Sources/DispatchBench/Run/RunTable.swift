import Results

/// What a run prints: a table for each operation, or one screen if the tables would scroll.
enum RunTable {
  /// The most benchmarks whose tables are shown without being asked for.
  static let mostShown = 48

  /// The answer that a person reads at the end of a run.
  ///
  /// - Parameters:
  ///   - results: The rows.
  ///   - manifest: What they were measured with.
  ///   - isWhole: Whether every table is shown, however many they are.
  ///   - directory: Where the files are.
  ///   - isColored: Whether titles stand out.
  /// - Returns: Lines, separated by line feeds.
  static func text(
    of results: ResultTable,
    _ manifest: Manifest,
    isWhole: Bool,
    directory: String,
    isColored: Bool
  ) -> String {
    let isShort = isWhole || manifest.benchmarks.count <= mostShown
    let tables = isShort ? everyTable(results, manifest, isColored) : []
    let answer = isShort ? [] : screen(results, manifest, directory, isColored)
    return (tables + answer + [floor(manifest.layoutFloor)]).joined(separator: "\n\n")
  }

  private static func everyTable(
    _ results: ResultTable,
    _ manifest: Manifest,
    _ isColored: Bool
  ) -> [String] {
    OperationTable.tables(of: results, benchmarks: manifest.benchmarks).map { table in
      table.table.terminalLines(isColored: isColored).joined(separator: "\n")
    }
  }

  private static func screen(
    _ results: ResultTable,
    _ manifest: Manifest,
    _ directory: String,
    _ isColored: Bool
  ) -> [String] {
    let parts = ClosingScreen.parts(
      of: results,
      layoutFloor: manifest.layoutFloor,
      isColored: isColored
    )
    let more =
      "Every row is in \(directory)/results.csv. `--all-rows` or a `--filter` prints tables here;\n"
      + "`swift run -c release ReportGen` makes a report of them."
    return parts.map { $0.joined(separator: "\n") } + [more]
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
