import Foundation
import Measurement
import Results

/// What a run found, with what the command line says of printing it.
struct RunReport {
  private let record: RunRecord

  /// Reduces what was measured and describes how.
  init(
    _ selection: Selection,
    _ measurements: Measurements,
    _ counts: ExactCounts,
    _ invocation: Invocation,
    start: Date,
    end: Date
  ) throws {
    let settings = RunSettings(
      seed: invocation[RunOptions.seed],
      effort: invocation[RunOptions.effort],
      builds: RunCommand.buildCount(invocation),
      build: .current(),
      suites: Selection.suites(invocation),
      start: start,
      end: end
    )
    record = try RunRecord(of: selection.subjects, measurements, counts, settings)
  }

  /// Writes the three files of the run.
  func write(to directory: String) throws { try record.write(to: directory) }

  /// Prints the answer to standard output.
  ///
  /// - Throws: ``ResultFileError`` if a figure has no place in JSON.
  func print(_ invocation: Invocation) throws(ResultFileError) {
    switch invocation[RunOptions.format] {
    case .text:
      Terminal.print(
        RunTable.text(
          of: record.table,
          record.manifest,
          isWhole: invocation[RunOptions.allRows],
          directory: invocation[RunOptions.output],
          isColored: Terminal.isColored(invocation[RunOptions.color])
        )
      )
    case .csv: Terminal.print(bytes: record.table.csv)
    case .json: Terminal.print(bytes: try jsonBytes(RowsDocument(record.table.rows)))
    }
  }

  /// Says on standard error what went wrong, and how the program ends.
  func complain() -> ExitCode { record.complain() }
}
