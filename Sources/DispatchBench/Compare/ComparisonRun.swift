import Foundation
import Measurement
import Results

/// The measuring of a comparison, and its files.
struct ComparisonRun {
  private let baseline: SuiteBinary
  private let candidate: SuiteBinary
  private let names: [BenchmarkName]
  private let invocation: Invocation
  private let limits: Limits
  private let measuring: InterleavedMeasuring
  private let start = Date()

  /// Puts copies of the binaries side by side, under paths of one length.
  init(
    _ baseline: SuiteBinary,
    _ candidate: SuiteBinary,
    _ names: [BenchmarkName],
    _ invocation: Invocation,
    _ scratch: ScratchDirectory
  ) throws {
    self.baseline = baseline
    self.candidate = candidate
    self.names = names
    self.invocation = invocation
    limits = try Limits(named: invocation[CompareOptions.limits])
    let paths: [ComparisonArm: String] = [
      .baseline: scratch.path + "/arm-a", .candidate: scratch.path + "/arm-b",
      .null: scratch.path + "/arm-c",
    ]
    for (arm, path) in paths {
      try (arm == .candidate ? candidate : baseline).copy(to: path)
    }
    let faults = invocation[SelectionOptions.withFaults] ? ["--with-faults"] : []
    let progress = ProgressLine(invocation)
    let launches = invocation[CompareOptions.blocks] * InterleavedMeasuring.launchesPerBlock
    measuring = InterleavedMeasuring(
      programs: paths,
      launchArguments: [LaunchCommand.command.name] + faults,
      timeLimit: invocation[RunOptions.timeLimit],
      seed: invocation[RunOptions.seed]
    ) { done in
      progress.show(.progress(done: done, of: max(done, launches), doing: "comparing"))
    }
  }

  /// Measures, measures the suspects once more, writes everything, and judges.
  func report(blocks: Int, directory: String) throws -> GateReport {
    var stages = [measuring.takeStage(names, blocks: blocks, firstLaunch: 0)]
    try checkStop()
    let files = ComparisonDirectory(path: directory)
    try write(stages, files)
    let first = try InterleavedRun(readingFrom: directory).stages[0]
    var lookup = LimitLookup(limits, for: Set(names))
    let suspects = TimeComparisons.suspects(in: first) { lookup.timeTolerance($0) }
    if !suspects.isEmpty {
      let next = blocks * InterleavedMeasuring.launchesPerBlock
      let again = names.filter(suspects.contains)
      stages.append(measuring.takeStage(again, blocks: blocks, firstLaunch: next))
      try checkStop()
      try write(stages, files)
    }
    return try judge(directory, files)
  }

  private func judge(_ directory: String, _ files: ComparisonDirectory) throws -> GateReport {
    var lookup = LimitLookup(limits, for: Set(names))
    let time = try InterleavedRun(readingFrom: directory).judged { lookup.timeTolerance($0) }
    // A line about another row or figure is the gate's business: only it sees them all.
    var none = LimitLookup(.standard, for: [])
    let report = try GateReport(
      baseline: try ComparedRun(readingFrom: files.baseline),
      candidate: try ComparedRun(readingFrom: files.candidate),
      time: time,
      limits: &none,
      policy: GateReport.Policy(
        time: invocation[CompareOptions.time],
        isStrict: invocation[CompareOptions.strict],
        allowsMismatch: invocation[CompareOptions.allowMismatch],
        isAboutTime: true
      )
    )
    try report.writeVerdict(to: directory + "/verdict.json")
    return report
  }

  private func checkStop() throws {
    switch measuring.stop {
    case nil: return
    case .interrupted: throw SuiteBinaryError.stopped("stopped by a signal")
    case .broken(let words): throw SuiteBinaryError.stopped(words)
    }
  }

  private func write(_ stages: [Interleaving.Stage], _ files: ComparisonDirectory) throws {
    try write(.baseline, baseline, to: files.baseline)
    try write(.candidate, candidate, to: files.candidate)
    try write(.null, baseline, to: files.null)
    try Interleaving(launchesPerBlock: InterleavedMeasuring.launchesPerBlock, stages: stages)
      .write(to: files.interleaving)
  }

  private func write(_ arm: ComparisonArm, _ binary: SuiteBinary, to directory: String) throws {
    try createDirectory(directory)
    let files = ResultDirectory(path: directory)
    let samples = measuring.samples[arm] ?? []
    var manifest = binary.manifest
    manifest.started = start
    manifest.ended = Date()
    manifest.durationSeconds = manifest.ended.timeIntervalSince(start)
    manifest.commandLine = OwnCommandLine.words
    manifest.seed = invocation[RunOptions.seed]
    manifest.effort = "comparison"
    manifest.launches = Set(samples.map(\.launch)).count
    manifest.omissions = omissions
    let rows = reduce(samples, benchmarks: manifest.benchmarks, omissions: manifest.omissions)
    try ResultTable(rows).write(to: files.results)
    try SampleWriter.write(samples, to: files.samples)
    try manifest.write(to: files.manifest)
  }

  /// What failed, whichever arm it failed in: the others then have nothing to be compared with.
  private var omissions: [Omission] {
    ComparisonArm.allCases.flatMap { arm in
      (measuring.failures[arm] ?? [:]).sorted { $0.key < $1.key }.map { name, failure in
        Omission(subject: "\(name)", status: failure.status, reason: "\(failure) (\(arm))")
      }
    }
  }
}
