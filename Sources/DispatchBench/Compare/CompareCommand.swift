import Foundation
import Measurement
import Results

/// `compare`: interleaves two builds of the suite and says what got slower.
enum CompareCommand: Subcommand {
  static let command = Command(
    "compare",
    overview: "Interleaves two builds of the suite and judges every row's time.",
    options: SelectionOptions.definitions + CompareOptions.definitions,
    examples: [
      .init("DispatchBench compare --baseline-commit HEAD~1", "Did the last commit cost time?")
    ]
  )

  static func run(_ invocation: Invocation) throws -> ExitCode {
    Interruption.observe()
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    let selection = selectionArguments(invocation)
    let baseline = try baseline(invocation, scratch, selection)
    let given = invocation[CompareOptions.candidate]
    let candidate = try SuiteBinary(
      path: given.isEmpty ? OwnExecutable.path : given,
      selection: selection
    )
    let names = baseline.shared(with: candidate)
    guard !names.isEmpty else { throw SuiteBinaryError.nothingShared }
    let blocks = invocation[CompareOptions.blocks]
    let needed = TimeStage.fewestBlocks(rows: names.count)
    guard blocks >= needed else {
      throw SuiteBinaryError.fewBlocks(given: blocks, needed: needed, rows: names.count)
    }
    let directory = invocation[CompareOptions.output]
    try createDirectory(directory)
    let lock = try DirectoryLock(directory: directory)
    defer { withExtendedLifetime(lock) {} }
    let run = try ComparisonRun(baseline, candidate, names, invocation, scratch)
    let report = try run.report(blocks: blocks, directory: directory)
    if !invocation[RunOptions.quiet] { try print(report, invocation) }
    return report.outcome.exitCode
  }

  private static func print(_ report: GateReport, _ invocation: Invocation) throws {
    switch invocation[AnswerFormat.option] {
    case .text:
      Terminal.print(GateText(report, isVerbose: true).lines.joined(separator: "\n"))
    case .json: Terminal.print(bytes: try report.verdictJSON())
    }
  }

  private static func baseline(
    _ invocation: Invocation,
    _ scratch: ScratchDirectory,
    _ selection: [String]
  ) throws -> SuiteBinary {
    switch (invocation[CompareOptions.baseline], invocation[CompareOptions.baselineCommit]) {
    case (let path?, nil): return try SuiteBinary(path: path, selection: selection)
    case (nil, let revision?):
      return try CommitBuild.build(revision, in: scratch.path, selection: selection)
    case (nil, nil): throw UsageError.missingOperand(placeholder: "--baseline or --baseline-commit")
    case (.some, .some): throw UsageError.conflict("--baseline", "--baseline-commit")
    }
  }

  /// The options of the selection as they were given, for the other binaries.
  static func selectionArguments(_ invocation: Invocation) -> [String] {
    let filters = invocation[SelectionOptions.filter].flatMap { ["--filter", $0.text] }
    let skips = invocation[SelectionOptions.skip].flatMap { ["--skip", $0.text] }
    let exact = invocation[SelectionOptions.exact].flatMap { ["--exact", $0] }
    let shard = invocation[SelectionOptions.shard].map { ["--shard", "\($0)"] } ?? []
    let large = invocation[SelectionOptions.withLarge] ? ["--with-large"] : []
    let faults = invocation[SelectionOptions.withFaults] ? ["--with-faults"] : []
    return filters + skips + exact + shard + large + faults
  }
}
