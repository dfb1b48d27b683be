import Foundation
import Measurement
import Results

/// What a run found, on its way to files, to the terminal and to the exit status.
struct RunReport {
  private let table: ResultTable
  private let samples: [Sample]
  private let manifest: Manifest
  private let measurements: Measurements
  private let brokenRows: BrokenRows
  private let isInterrupted: Bool

  /// Reduces what was measured and describes how.
  init(
    _ selection: Selection,
    _ measurements: Measurements,
    _ counts: ExactCounts,
    _ invocation: Invocation,
    start: Date,
    end: Date
  ) throws {
    self.measurements = measurements
    samples = measurements.samples
    brokenRows = BrokenRows(selection.benchmarks, counts)
    isInterrupted = measurements.stop != nil || counts.isInterrupted
    let omissions = RunRows.omissions(selection, measurements)
    let rows = brokenRows.taken(
      outOf: RunRows.all(selection, measurements, counts, omissions)
    )
    table = try ResultTable(rows)
    manifest = Manifest(
      started: start,
      ended: end,
      durationSeconds: end.timeIntervalSince(start),
      commandLine: CommandLine.arguments,
      seed: invocation[RunOptions.seed],
      effort: invocation[RunOptions.effort].rawValue,
      launches: measurements.completeLaunches,
      builds: RunCommand.buildCount(invocation),
      interrupted: isInterrupted,
      machine: .current(),
      build: .current(),
      suiteHash: .known(SuiteHash.of(Selection.suites(invocation))),
      layoutFloor: layoutFloor(of: rows, clones: Controls.clones),
      interposerNanoseconds: Controls.interposerCost(in: rows),
      emptyLoop: selection.benchmarks.first { $0.name == Controls.emptyLoop }?.name.description,
      instruments: [
        Instrument(name: "clock", version: .known("CLOCK_MONOTONIC")),
        Instrument(
          name: "malloc counter",
          version: HeapCounter.isAvailable
            ? .known("interposed") : .unknown(because: "a sanitizer owns the heap functions")
        ),
        counts.instrument,
        HardwareCounter.instrument,
      ],
      benchmarks: selection.benchmarks.map(\.summary),
      companions: selection.companions?.map(\.description),
      omissions: omissions + brokenRows.omissions
    )
  }

  /// Writes the three files, each whole or not at all; the manifest last, so that it never
  /// describes files that are not there.
  func write(to directory: String) throws {
    let files = ResultDirectory(path: directory)
    try table.write(to: files.results)
    try SampleWriter.write(samples, to: files.samples)
    try manifest.write(to: files.manifest)
  }

  /// Prints the answer to standard output.
  ///
  /// - Throws: ``ResultFileError`` if a figure has no place in JSON.
  func print(_ invocation: Invocation) throws(ResultFileError) {
    switch invocation[RunOptions.format] {
    case .text:
      Terminal.print(
        RunTable.text(
          of: table,
          manifest,
          isWhole: invocation[RunOptions.allRows],
          directory: invocation[RunOptions.output],
          isColored: Terminal.isColored(invocation[RunOptions.color])
        )
      )
    case .csv: Terminal.print(bytes: table.csv)
    case .json: Terminal.print(bytes: try jsonBytes(RowsDocument(table.rows)))
    }
  }

  /// Says on standard error what went wrong, and how the program ends.
  func complain() -> ExitCode {
    for (name, failure) in measurements.failures.sorted(by: { $0.key < $1.key }) {
      Terminal.complain("Error: \(name) \(failure)")
    }
    for declaration in brokenRows.broken { Terminal.complain("Error: \(declaration)") }
    if case .broken(let words)? = measurements.stop {
      Terminal.complain("Error: \(words); rows that are missing say so.")
      return .coverage
    }
    if isInterrupted {
      Terminal.complain("Error: stopped by a signal; rows that are missing say so.")
      return Interruption.signal == SIGTERM ? .terminated : .interrupted
    }
    let isSound = measurements.failures.isEmpty && brokenRows.broken.isEmpty
    return isSound ? .success : .benchmarkFailed
  }
}
