import Foundation
import Measurement
import Results

/// `describe`, hidden: what this binary is, as a manifest without a run.
///
/// `compare` asks both binaries, because only they know how they were built and what they measure.
enum DescribeCommand: Subcommand {
  static let command = Command(
    "describe",
    overview: "Prints what this binary is and can measure, as a manifest.",
    options: SelectionOptions.definitions,
    isHidden: true
  )

  static func run(_ invocation: Invocation) throws -> ExitCode {
    let selection = try Selection(invocation, forMeasuring: false)
    let now = Date()
    let manifest = Manifest(
      started: now,
      ended: now,
      durationSeconds: 0,
      commandLine: OwnCommandLine.words,
      seed: 0,
      effort: "none",
      launches: 0,
      machine: .current(),
      build: .current(),
      suiteHash: .known(SuiteHash.of(Selection.suites(invocation))),
      layoutFloor: .unknown(because: "nothing was measured"),
      interposerNanoseconds: .unknown(because: "nothing was measured"),
      benchmarks: selection.benchmarks.filter { !$0.isCold }.map(\.summary)
    )
    Terminal.print(bytes: try manifest.json())
    return .success
  }
}
