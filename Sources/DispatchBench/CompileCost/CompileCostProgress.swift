import Measurement
import Results

/// One line on standard error that says what is being compiled.
struct CompileCostProgress {
  private let isShown: Bool

  /// Shown if somebody watches standard error and nobody asked for silence.
  init(_ invocation: Invocation) {
    let isUnwanted = invocation[RunOptions.quiet] || invocation[RunOptions.noProgress]
    isShown = Terminal.isWatched && !isUnwanted
  }

  /// Shows which compilation comes next; round 0 is the one that is not timed.
  func show(_ done: Int, of total: Int, _ name: BenchmarkName, round: Int) {
    guard isShown else { return }
    let what = round == 0 ? "first" : "round \(round)"
    Terminal.note("\r\u{1b}[K\(done * 100 / max(1, total)) %  \(name)  \(what)")
  }

  /// Takes the line away.
  func clear() {
    if isShown { Terminal.note("\r\u{1b}[K") }
  }
}
