import Foundation
import Measurement
import Results

/// One line on standard error that says how far a run is and when it will end.
final class ProgressLine {
  private let isShown: Bool
  private let isVerbose: Bool
  private let isQuiet: Bool
  private let start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant?

  /// Shown if somebody watches standard error and nobody asked for silence.
  init(_ invocation: Invocation) {
    isQuiet = invocation[RunOptions.quiet]
    isVerbose = invocation[RunOptions.verbose]
    isShown = Terminal.isWatched && !isQuiet && !invocation[RunOptions.noProgress]
  }

  /// Shows an event; progress ten times a second at most.
  func show(_ event: RunEvent) {
    switch event {
    case .progress(let done, let total, let instrument):
      guard isShown, lastShown.map({ ContinuousClock.now - $0 > .milliseconds(100) }) ?? true else {
        return
      }
      lastShown = .now
      Terminal.note("\r\u{1b}[K" + line(done, total, instrument))
    case .launch(let launch, let launches, let rounds):
      remark("launch \(launch) of \(launches), \(rounds) rounds")
    case .failed(let name, let failure):
      remark("\(name) \(failure)")
    }
  }

  /// Says something of its own line, to those who asked for it.
  private func remark(_ text: String) {
    guard isVerbose else { return }
    clear()
    Terminal.complain(text)
  }

  /// Takes the line away.
  func clear() {
    if isShown, lastShown != nil { Terminal.note("\r\u{1b}[K") }
  }

  private func line(_ done: Int, _ total: Int, _ instrument: String) -> String {
    let percent = done * 100 / max(1, total)
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    let left = elapsed / Double(max(1, done)) * Double(total - done)
    return "\(percent) %  \(instrument)  about \(Int(left.rounded(.up))) s left"
  }
}
