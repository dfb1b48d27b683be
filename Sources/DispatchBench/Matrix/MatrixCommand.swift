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
    var entries: [BuildMatrix.Mode] = []
    for mode in modes {
      let run = ModeRun(mode: mode, invocation: invocation, selection: selection) { step in
        if !invocation[RunOptions.quiet] { Terminal.complain("\(mode.name.rawValue): \(step)") }
      }
      let refusal = try run.refusal()
      if let refusal { Terminal.complain("Error: \(mode.name.rawValue): \(inert(refusal))") }
      guard refusal == nil || !entries.isEmpty else { return .coverage }
      entries.append(mode.entry(refusal: refusal))
      // After each mode, so that what was measured stays when a later one is cut short.
      try BuildMatrix(modes: entries).write(to: output)
    }
    switch invocation[AnswerFormat.option] {
    case .text: Terminal.print("ReportGen matrix --input \(shellWord(output))")
    case .json: Terminal.print(bytes: try jsonBytes(BuildMatrix(modes: entries)))
    }
    return .success
  }

  /// The modes that were asked for, with the default, to which they are held.
  private static func chosen(_ names: [BuildMode.Name]) -> [BuildMode] {
    names.isEmpty
      ? BuildMode.all : BuildMode.all.filter { $0.name == .standard || names.contains($0.name) }
  }
}
