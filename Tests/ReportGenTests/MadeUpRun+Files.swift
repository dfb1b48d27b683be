import FoundationEssentials

@testable import Results

/// What stands beside the rows of the made-up run, and how it is saved.
extension MadeUpRun {
  static let manifest = Manifest(
    started: Date(timeIntervalSince1970: 1_767_225_600),
    ended: Date(timeIntervalSince1970: 1_767_225_742),
    durationSeconds: 142.4,
    commandLine: ["DispatchBench", "run", "--filter", "Boxing|Tree `x`"],
    seed: 42,
    effort: "standard",
    launches: 9,
    machine: Machine(
      cpuModel: .known("Made-up CPU @ 3.00GHz"),
      cores: .known(2),
      kernel: .known("Linux 6.1.0"),
      architecture: .known("x86_64"),
      libc: .known("glibc 2.39")
    ),
    build: BuildFacts(
      kind: .release,
      compiler: .known("Swift version 6.3.1 (swift-6.3.1-RELEASE)"),
      flags: .unknown(because: "the build system keeps them"),
      optimization: .known("-O"),
      wholeModule: .known(true),
      crossModuleOptimization: .known("default"),
      libraryEvolution: .known(false),
      exclusivityChecking: .known(true),
      commit: .known("0123abc"),
      hasUncommittedChanges: .known(false)
    ),
    suiteHash: .known("89abcdef"),
    layoutFloor: .known(1.083),
    interposerNanoseconds: .known(0.21),
    emptyLoop: "Control.empty.loop",
    instruments: [
      Instrument(name: "clock", version: .known("CLOCK_MONOTONIC")),
      Instrument(name: "callgrind", version: .unknown(because: "valgrind is not installed")),
    ],
    benchmarks: [
      described("Boxing.store.concrete.24B"),
      described("Boxing.store.any.24B", "inline: 24 <= 24 bytes"),
      described("Boxing.store.concrete.32B"),
      described("Boxing.store.any.32B", "boxed: 32 > 24 bytes"),
      described("Boxing.store.lost.32B"),
    ],
    omissions: [Omission(subject: "Builder", reason: "--skip \"Builder\"")]
  )

  /// Three launches, each with two samples of every benchmark that has a time: the time a
  /// hundredth less and more, a launch a tenth above the one before it.
  static let samples: [Sample] = (0..<3).flatMap { launch in
    results.filter { $0.metric == .time && $0.value != nil }.enumerated().flatMap { round, row in
      [0.99, 1.01].enumerated().map { position, part in
        let scale = 1_000 * part * (1 + 0.1 * Double(launch))
        return Sample(
          launch: launch,
          build: 0,
          round: round,
          position: position,
          benchmark: row.benchmark,
          iterations: 1_000,
          nanoseconds: UInt64(((row.value ?? 0) * scale).rounded()),
          involuntarySwitches: 0
        )
      }
    }
  }

  /// Writes the files of the run into `directory`.
  static func write(to directory: String) throws {
    try ResultTable(results).write(to: directory + "/results.csv")
    try SampleWriter.write(samples, to: directory + "/samples.csv")
    try manifest.write(to: directory + "/run.json")
  }

  private static func described(_ benchmark: String, _ note: String = "") -> BenchmarkDescription {
    BenchmarkDescription(
      name: benchmark,
      reference: nil,
      operationsPerIteration: 1,
      leaves: "nothing",
      note: note
    )
  }
}
