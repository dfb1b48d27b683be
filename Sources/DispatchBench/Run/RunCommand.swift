import Foundation
import Measurement
import Results

/// `run`: measures the selection and writes its files.
enum RunCommand: Subcommand {
  static let command = Command(
    "run",
    overview: "Measures; writes results.csv, samples.csv and run.json; prints a table.",
    options: SelectionOptions.definitions + RunOptions.definitions,
    examples: [
      .init("DispatchBench run --effort quick --filter '^Boxing'", "A quick look at one family."),
      .init(
        "DispatchBench run --exact Dispatch.method.any.one",
        "One benchmark and its reference."
      ),
    ]
  )

  static func run(_ invocation: Invocation) throws -> ExitCode {
    try RefusedBuild.check(isAllowed: invocation[RunOptions.allowDebugBuild])
    Interruption.observe()
    let selection = try Selection(invocation, forMeasuring: true)
    let directory = invocation[RunOptions.output]
    try createDirectory(directory)
    let lock = try DirectoryLock(directory: directory)
    defer { withExtendedLifetime(lock) {} }
    let facts = FoundFacts(selection.benchmarks)
    guard facts.agree() else { return .benchmarkFailed }
    let progress = ProgressLine(invocation)
    let start = Date()
    let measurements = try measure(selection, invocation, observe: progress.show)
    let counts = count(selection, measurements, invocation, observe: progress.show)
      .adding(facts.rows)
    progress.clear()
    let report = try RunReport(
      selection,
      measurements,
      counts,
      invocation,
      start: start,
      end: Date()
    )
    try report.write(to: directory)
    if !invocation[RunOptions.quiet] { try report.print(invocation) }
    return report.complain()
  }

  /// Makes the builds, lets them take turns, and removes them unless they were to stay.
  private static func measure(
    _ selection: Selection,
    _ invocation: Invocation,
    observe: @escaping (RunEvent) -> Void
  ) throws -> Measurements {
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    let builds = try PlacementBuilds(
      buildCount(invocation),
      seed: invocation[RunOptions.seed],
      in: invocation[RunOptions.buildDirectory] ?? scratch.path,
      observe: observe
    )
    let options = measuringOptions(invocation, builds)
    return Measuring.run(selection.benchmarks, options, observe: observe)
  }

  /// Builds of the suite that take turns, this binary included.
  static func buildCount(_ invocation: Invocation) -> Int {
    invocation[RunOptions.builds] ?? invocation[RunOptions.effort].builds
  }

  /// Counts what was measured; last, so that whatever comes of it the times are taken.
  private static func count(
    _ selection: Selection,
    _ measurements: Measurements,
    _ invocation: Invocation,
    observe: (RunEvent) -> Void
  ) -> ExactCounts {
    guard invocation[RunOptions.effort] != .quick else {
      return .notAsked(because: "not counted at quick effort")
    }
    guard measurements.stop == nil else { return .notAsked(because: "the run stopped early") }
    let sound = selection.benchmarks.filter { measurements.failures[$0.name] == nil }
    observe(.progress(done: 0, of: sound.count, doing: "counting"))
    return .take(sound, arguments: CountRegionsCommand.arguments(invocation))
  }

  static func schedule(_ invocation: Invocation) -> Schedule {
    var schedule = invocation[RunOptions.effort].schedule
    schedule.launches = invocation[RunOptions.launches] ?? schedule.launches
    schedule.timeBudget = invocation[RunOptions.timeBudget] ?? schedule.timeBudget
    return schedule
  }

  private static func measuringOptions(
    _ invocation: Invocation,
    _ builds: PlacementBuilds
  ) -> Measuring.Options {
    let faults = SelectionOptions.withFaults
    return Measuring.Options(
      schedule: schedule(invocation),
      seed: invocation[RunOptions.seed],
      timeLimit: invocation[RunOptions.timeLimit],
      launchArguments: [LaunchCommand.command.name]
        + (invocation[faults] ? ["--\(faults.definition.name)"] : []),
      otherBuilds: builds.programs
    )
  }
}
