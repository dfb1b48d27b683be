import Foundation
import Glibc
package import Results

/// What a run found, on its way to files, to a table and to the exit status.
package struct RunRecord {
  /// Every row.
  package let table: ResultTable
  /// What was run, how, and what is missing.
  package let manifest: Manifest
  private let samples: [Sample]
  private let measurements: Measurements
  private let brokenRows: BrokenRows
  private let isInterrupted: Bool

  /// Reduces what was measured and describes how.
  ///
  /// - Throws: ``RowFault`` if two subjects have one name.
  package init(
    of subjects: RunSubjects,
    _ measurements: Measurements,
    _ counts: ExactCounts,
    _ settings: RunSettings
  ) throws(RowFault) {
    self.measurements = measurements
    samples = measurements.samples
    brokenRows = BrokenRows(subjects.benchmarks, counts)
    isInterrupted = measurements.stop != nil || counts.isInterrupted
    let omissions = RunRows.omissions(subjects.benchmarks, measurements)
    let rows = brokenRows.taken(
      outOf: RunRows.all(subjects, measurements, counts, omissions, effort: settings.effort)
    )
    table = try ResultTable(rows)
    manifest = Manifest(
      started: settings.start,
      ended: settings.end,
      durationSeconds: settings.end.timeIntervalSince(settings.start),
      commandLine: OwnCommandLine.words,
      seed: settings.seed,
      effort: settings.effort.rawValue,
      launches: measurements.completeLaunches,
      builds: settings.builds,
      interrupted: isInterrupted,
      machine: .current(),
      build: settings.build,
      suiteHash: .known(SuiteHash.of(settings.suites)),
      layoutFloor: layoutFloor(of: rows, clones: Controls.clones),
      interposerNanoseconds: Controls.interposerCost(in: rows),
      emptyLoop: subjects.benchmarks.first { $0.name == Controls.emptyLoop }?.name.description,
      instruments: Self.instruments + [counts.instrument, HardwareCounter.instrument],
      benchmarks: subjects.benchmarks.map(\.summary),
      part: subjects.part,
      omissions: omissions + brokenRows.omissions
    )
  }

  /// The instruments that every run has, without the counter.
  private static var instruments: [Instrument] {
    [
      Instrument(name: "clock", version: .known("CLOCK_MONOTONIC")),
      Instrument(
        name: "malloc counter",
        version: HeapCounter.isAvailable
          ? .known("interposed") : .unknown(because: "a sanitizer owns the heap functions")
      ),
    ]
  }

  /// Writes the three files, each whole or not at all; the manifest last, so that it never
  /// describes files that are not there.
  package func write(to directory: String) throws {
    let files = ResultDirectory(path: directory)
    try table.write(to: files.results)
    try SampleWriter.write(samples, to: files.samples)
    try manifest.write(to: files.manifest)
  }

  /// Says on standard error what went wrong, and how the program ends.
  package func complain() -> ExitCode {
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
