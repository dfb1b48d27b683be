import Foundation
import Measurement
import Results

/// Builds the suite in one mode, then measures and counts it in processes of that build.
struct ModeRun {
  let mode: BuildMode
  let invocation: Invocation
  /// The options that select benchmarks, for the other binary.
  let selection: [String]

  /// Does it all.
  ///
  /// - Returns: Why there is no run, or `nil`.
  func refusal() throws(SubprocessError) -> String? {
    if let words = try build() { return "the build failed: \(words)" }
    if let words = try measure() { return "the run failed: \(words)" }
    return nil
  }

  private var scratch: String { "\(invocation[MatrixOptions.scratch])/\(mode.name.rawValue)" }
  private var output: String { "\(invocation[MatrixOptions.output])/\(mode.name.rawValue)" }

  private func build() throws(SubprocessError) -> String? {
    let package = ["--package-path", invocation[MatrixOptions.package], "--scratch-path", scratch]
    let setting = "DISPATCHBENCH_CONTAINERS_FLAGS=" + mode.flags.joined(separator: " ")
    let variables = mode.isOfLibrary ? [setting] : []
    let flags = mode.isOfLibrary ? [] : mode.flags.flatMap { ["-Xswiftc", $0] }
    let build = ["swift", "build", "-c", "release", "--product", "DispatchBench"]
    let arguments = variables + build + package + flags
    let finished = try run("/usr/bin/env", arguments, limit: 3_600)
    return finished.succeeded ? nil : words(finished)
  }

  private func measure() throws(SubprocessError) -> String? {
    let binary = "\(scratch)/release/DispatchBench"
    let common = selection + ["--allow-debug-build", "--output", output]
    let effort = ["--effort", invocation[MatrixOptions.effort].rawValue]
    let seed = ["--seed", "\(invocation[RunOptions.seed])", "--quiet", "--no-progress"]
    let timed = try run(binary, ["run"] + common + effort + seed, limit: 7_200)
    guard isUsable(timed) else { return words(timed) }
    let counted = try run(binary, ["count"] + common, limit: 7_200)
    return isUsable(counted) ? nil : words(counted)
  }

  /// A run in which single benchmarks failed, and say so in their rows, is one nevertheless.
  private func isUsable(_ finished: FinishedSubprocess) -> Bool {
    finished.succeeded || finished.end == .exited(ExitCode.benchmarkFailed.rawValue)
  }

  private func run(
    _ executable: String,
    _ arguments: [String],
    limit: Double
  ) throws(SubprocessError) -> FinishedSubprocess {
    try Subprocess(executable, arguments, limit: limit).run { Interruption.signal != nil }
  }

  /// The line that says what went wrong: the first that speaks of an error, else the last.
  private func words(_ finished: FinishedSubprocess) -> String {
    let lines = "\(finished.output)\n\(finished.errors)".split(separator: "\n")
    let line = lines.first { $0.contains("rror:") } ?? lines.last ?? "no reason given"
    return String(line.drop { $0 != " " }.dropFirst())
  }
}
