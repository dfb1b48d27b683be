import Results

extension MatrixMode {
  /// Reads the matrix in `directory`, all modes that have a run side by side.
  ///
  /// - Throws: ``ComparisonError`` if a file is missing or malformed.
  static func all(readingFrom directory: String) throws(ComparisonError) -> [MatrixMode] {
    let matrix: BuildMatrix
    do throws(ResultFileError) { matrix = try BuildMatrix(readingFrom: directory) } catch {
      throw .unreadable(error)
    }
    let runs = concurrentMap(matrix.modes) { mode -> Result<ComparedRun, ComparisonError>? in
      guard mode.refusal == nil else { return nil }
      return Result { () throws(ComparisonError) in
        try ComparedRun(readingFrom: "\(directory)/\(mode.name)")
      }
    }
    var modes: [MatrixMode] = []
    for (entry, run) in zip(matrix.modes, runs) {
      modes.append(MatrixMode(entry: entry, run: try run?.get()))
    }
    return modes
  }
}
