import Foundation
import Measurement
import Results

/// `matrix`: builds the suite in every mode, and measures and counts each build.
enum MatrixCommand: Subcommand {
  static let command = Command(
    "matrix",
    overview: "Builds, measures and counts the suite in every build mode.",
    options: SelectionOptions.definitions + MatrixOptions.definitions,
    examples: [
      .init("DispatchBench matrix --filter '^Opaque' --mode resilient", "Two modes, one family.")
    ]
  )

  static func run(_ invocation: Invocation) throws -> ExitCode {
    Interruption.observe()
    let modes = chosen(invocation[MatrixOptions.mode])
    let selection = CompareCommand.selectionArguments(invocation)
    let output = invocation[MatrixOptions.output]
    try createDirectory(output)
    let lock = try DirectoryLock(directory: output)
    defer { withExtendedLifetime(lock) {} }
    var made = MadeModes(output: output)
    for mode in modes {
      let run = ModeRun(mode: mode, invocation: invocation, selection: selection) { step in
        if !invocation[RunOptions.quiet] { Terminal.complain("\(mode.name.rawValue): \(step)") }
      }
      let unbuilt = try run.build()
      // Before anything is timed, the count of the mode before is over.
      guard try made.finishCounting() else { return .coverage }
      if let refusal = try unbuilt ?? run.measure() {
        guard try made.add(mode, refusal: refusal) else { return .coverage }
      } else {
        made.count(mode, in: run, try run.startCounting())
      }
    }
    guard try made.finishCounting() else { return .coverage }
    switch invocation[AnswerFormat.option] {
    case .text: Terminal.print("ReportGen matrix --input \(shellWord(output))")
    case .json: Terminal.print(bytes: try jsonBytes(made.matrix))
    }
    return .success
  }

  /// The modes that were asked for, with the default, to which they are held.
  private static func chosen(_ names: [BuildMode.Name]) -> [BuildMode] {
    names.isEmpty
      ? BuildMode.all : BuildMode.all.filter { $0.name == .standard || names.contains($0.name) }
  }
}
