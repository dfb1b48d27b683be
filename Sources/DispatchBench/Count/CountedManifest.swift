import Foundation
import Measurement
import Results

/// The manifest of a directory that `count` writes to.
enum CountedManifest {
  /// The manifest of a run that took no times.
  static func of(
    _ counts: ExactCounts,
    _ selection: Selection,
    _ invocation: Invocation,
    from start: Date
  ) -> Manifest {
    let end = Date()
    let untimed = "'count' takes no times"
    return Manifest(
      started: start,
      ended: end,
      durationSeconds: end.timeIntervalSince(start),
      commandLine: OwnCommandLine.words,
      seed: 0,
      effort: CountCommand.command.name,
      launches: 0,
      machine: .current(),
      build: .current(),
      suiteHash: .known(SuiteHash.of(Selection.suites(invocation))),
      layoutFloor: .unknown(because: untimed),
      interposerNanoseconds: .unknown(because: untimed),
      instruments: [
        Instrument(name: "clock", version: .unknown(because: untimed)), counts.instrument,
      ],
      benchmarks: selection.benchmarks.map(\.summary),
      part: selection.part,
      omissions: counts.counts.compactMap(omission)
    )
  }

  /// The manifest of a run after counts were added to it: its own, with the instrument, and with
  /// what was counted and had not been measured.
  static func merged(_ counts: Manifest, into run: Manifest) -> Manifest {
    var merged = run
    let instruments = counts.instruments.filter(\.isAvailable)
    let names = Set(instruments.map(\.name))
    merged.instruments = run.instruments.filter { !names.contains($0.name) } + instruments
    let known = Set(run.benchmarks.map(\.name))
    merged.benchmarks += counts.benchmarks.filter { !known.contains($0.name) }
    let lost = Set(run.omissions.map(\.subject))
    merged.omissions += counts.omissions.filter { !lost.contains($0.subject) }
    return merged
  }

  private static func omission(_ count: BenchmarkCount) -> Omission? {
    count.loss.map {
      Omission(subject: count.benchmark.description, status: $0.status, reason: $0.reason)
    }
  }
}
