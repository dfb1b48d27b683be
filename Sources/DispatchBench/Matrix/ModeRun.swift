import Foundation
import Measurement
import Results

/// Builds the suite in one mode, then measures and counts it in processes of that build.
///
/// What an earlier matrix left behind is used if it is of the same executable: the package manager
/// builds only what changed, and the manifest of a run names the executable that it measured.
struct ModeRun {
  let mode: BuildMode
  let invocation: Invocation
  /// The options that select benchmarks, for the other binary.
  let selection: [String]
  /// Called before each thing that is done.
  let observe: (String) -> Void

  /// Does what is not done yet.
  ///
  /// - Returns: Why there is no run, or `nil`.
  /// - Throws: ``MatrixError``; ``SubprocessError``.
  func refusal() throws -> String? {
    observe("building")
    if let words = try build() { return "the build failed: \(words)" }
    let built = try SuiteBinary(path: binary, selection: selection).manifest
    if !KeptRun(of: built, in: output).isMeasured(with: invocation[MatrixOptions.effort]) {
      observe("measuring")
      let effort = ["--effort", invocation[MatrixOptions.effort].rawValue]
      let seed = ["--seed", "\(invocation[RunOptions.seed])", "--quiet", "--no-progress"]
      if let words = try ask(["run"] + effort + seed) { return "the run failed: \(words)" }
    }
    if !KeptRun(of: built, in: output).isCounted {
      observe("counting")
      if let words = try ask(["count"]) { return "the count failed: \(words)" }
    }
    return nil
  }

  private var scratch: String { "\(invocation[MatrixOptions.scratch])/\(mode.name.rawValue)" }
  private var output: String { "\(invocation[MatrixOptions.output])/\(mode.name.rawValue)" }
  private var binary: String { "\(scratch)/release/DispatchBench" }

  private func build() throws -> String? {
    let package = ["--package-path", invocation[MatrixOptions.package], "--scratch-path", scratch]
    let setting = "DISPATCHBENCH_CONTAINERS_FLAGS=" + mode.flags.joined(separator: " ")
    let variables = mode.isOfLibrary ? [setting] : []
    let flags = mode.isOfLibrary ? [] : mode.flags.flatMap { ["-Xswiftc", $0] }
    let build = ["swift", "build", "-c", "release", "--product", "DispatchBench"]
    let finished = try run("/usr/bin/env", variables + build + package + flags)
    return finished.succeeded ? nil : words(finished)
  }

  /// Runs a subcommand of the build.
  ///
  /// A run in which single benchmarks failed, and say so in their rows, is one nevertheless.
  private func ask(_ arguments: [String]) throws -> String? {
    let common = selection + ["--allow-debug-build", "--output", output]
    let finished = try run(binary, arguments + common)
    let isUsable =
      finished.succeeded || finished.end == .exited(ExitCode.benchmarkFailed.rawValue)
    return isUsable ? nil : words(finished)
  }

  /// What went wrong, without its place: a path says nothing on another machine.
  private func words(_ finished: FinishedSubprocess) -> String {
    let line = finished.whatWentWrong
    return line.firstRange(of: "rror: ").map { String(line[$0.upperBound...]) } ?? line
  }

  private func run(_ executable: String, _ arguments: [String]) throws -> FinishedSubprocess {
    let program = Subprocess(executable, arguments, limit: 7_200)
    let finished = try program.run { Interruption.signal != nil }
    guard Interruption.signal == nil else { throw MatrixError.interrupted }
    return finished
  }
}

/// Why a matrix ended early.
enum MatrixError: ExitingError {
  /// A signal asked for it.
  case interrupted

  var exitCode: ExitCode { Interruption.signal == SIGTERM ? .terminated : .interrupted }

  var description: String {
    "stopped by a signal; the same command goes on where it was stopped"
  }
}
