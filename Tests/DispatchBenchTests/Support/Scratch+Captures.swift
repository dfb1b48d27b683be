import Foundation
import Testing

@testable import Results

/// Runs that were never taken: one row of exact figures, and a manifest in which every fact is known.
extension Scratch {
  /// Writes the directory `name` with a run whose one row has so many retains.
  func writeCapture(
    _ name: String,
    retains: Double,
    seed: UInt64 = 1,
    _ change: (inout Manifest) -> Void = { _ in }
  ) throws {
    let benchmark = try #require(BenchmarkName("Tree.diff.any.8"))
    try createDirectory(path(name))
    let row = ResultRow(benchmark: benchmark, metric: .retains, value: retains, n: 2)
    try ResultTable([row]).write(to: path("\(name)/results.csv"))
    var manifest = MadeUpCapture.manifest
    manifest.seed = seed
    change(&manifest)
    try manifest.write(to: path("\(name)/run.json"))
  }
}

private enum MadeUpCapture {
  static let manifest = Manifest(
    started: Date(timeIntervalSince1970: 1_767_225_600),
    ended: Date(timeIntervalSince1970: 1_767_225_660),
    durationSeconds: 60,
    commandLine: ["DispatchBench", "count"],
    seed: 1,
    effort: "count",
    launches: 0,
    machine: Machine(
      cpuModel: .known("Model 1"),
      cores: .known(2),
      kernel: .known("Linux 6.1"),
      architecture: .known("x86_64"),
      libc: .known("glibc 2.36")
    ),
    build: BuildFacts(
      kind: .release,
      compiler: .known("Swift version 6.3.1 (swift-6.3.1-RELEASE)"),
      flags: .known(["-O", "-wmo"]),
      optimization: .known("-O"),
      wholeModule: .known(true),
      crossModuleOptimization: .known("default"),
      libraryEvolution: .known(false),
      exclusivityChecking: .known(true),
      commit: .known("1111111111111111"),
      hasUncommittedChanges: .known(false)
    ),
    suiteHash: .known("aa"),
    layoutFloor: .unknown(because: "nothing was timed"),
    interposerNanoseconds: .unknown(because: "nothing was timed"),
    benchmarks: [
      BenchmarkDescription(
        name: "Tree.diff.any.8",
        reference: nil,
        operationsPerIteration: 1,
        leaves: "retains 2"
      )
    ]
  )
}
