import Foundation
import Measurement
import Results

/// Builds the suite in one mode, then measures and counts it in processes of that build.
///
/// Only measuring needs the machine for itself: counts are the same while the next mode is built.
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

  /// Builds the suite in the mode.
  ///
  /// - Returns: Why there is no build, or `nil`.
  /// - Throws: ``MatrixError``; ``SubprocessError``.
  func build() throws -> String? {
    observe("building")
    let package = ["--package-path", invocation[MatrixOptions.package]]
    let setting = "DISPATCHBENCH_CONTAINERS_FLAGS=" + mode.flags.joined(separator: " ")
    let variables = mode.isOfLibrary ? [setting] : []
    let flags = mode.isOfLibrary ? [] : mode.flags.flatMap { ["-Xswiftc", $0] }
    let build = ["swift", "build", "-c", "release", "--product", "DispatchBench"]
    let scratch = ["--scratch-path", scratch]
    let program = subprocess("/usr/bin/env", variables + build + package + scratch + flags)
    let finished = try checked(try program.run { Interruption.signal != nil })
    return finished.succeeded ? nil : "the build failed: \(words(finished))"
  }

  /// Measures the build, unless an earlier matrix did.
  ///
  /// - Returns: Why there is no run, or `nil`.
  /// - Throws: ``MatrixError``; ``SubprocessError``.
  func measure() throws -> String? {
    if try kept().isMeasured(with: invocation[MatrixOptions.effort]) { return nil }
    observe("measuring")
    let effort = ["--effort", invocation[MatrixOptions.effort].rawValue]
    let seed = ["--seed", "\(invocation[RunOptions.seed])", "--quiet", "--no-progress"]
    let program = asking(["run"] + effort + seed)
    return refusal(try checked(try program.run { Interruption.signal != nil }), "run")
  }

  /// Starts to count the build, unless an earlier matrix did.
  ///
  /// - Returns: The count under way, or `nil` if there is one already.
  /// - Throws: ``SuiteBinaryError`` if the build can't be asked.
  func startCounting() throws -> RunningSubprocess? {
    if try kept().isCounted { return nil }
    observe("counting")
    return RunningSubprocess(asking(["count"])) { Interruption.signal != nil }
  }

  /// Waits for the end of a count.
  ///
  /// - Returns: Why there are no counts, or `nil`.
  /// - Throws: ``MatrixError``; ``SubprocessError``.
  func finish(_ counting: RunningSubprocess?) throws -> String? {
    guard let counting else { return nil }
    return refusal(try checked(try counting.wait()), "count")
  }

  /// The default is built where every release build is: most often it is there already.
  private var scratch: String {
    mode.name == .standard
      ? "\(invocation[MatrixOptions.package])/.build"
      : "\(invocation[MatrixOptions.scratch])/\(mode.name.rawValue)"
  }
  private var output: String { "\(invocation[MatrixOptions.output])/\(mode.name.rawValue)" }
  private var binary: String { "\(scratch)/release/DispatchBench" }

  private func kept() throws -> KeptRun {
    KeptRun(of: try SuiteBinary(path: binary, selection: selection).manifest, in: output)
  }

  /// A subcommand of the build.
  private func asking(_ arguments: [String]) -> Subprocess {
    subprocess(binary, arguments + selection + ["--allow-debug-build", "--output", output])
  }

  /// A run in which single benchmarks failed, and say so in their rows, is one nevertheless.
  private func refusal(_ finished: FinishedSubprocess, _ what: String) -> String? {
    let isUsable =
      finished.succeeded || finished.end == .exited(ExitCode.benchmarkFailed.rawValue)
    return isUsable ? nil : "the \(what) failed: \(words(finished))"
  }

  /// What went wrong, without its place: a path says nothing on another machine.
  private func words(_ finished: FinishedSubprocess) -> String {
    let line = finished.whatWentWrong
    return line.firstRange(of: "rror: ").map { String(line[$0.upperBound...]) } ?? line
  }

  private func subprocess(_ executable: String, _ arguments: [String]) -> Subprocess {
    Subprocess(executable, arguments, limit: 7_200)
  }

  private func checked(_ finished: FinishedSubprocess) throws -> FinishedSubprocess {
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
