import Measurement
import Results
import ViewTree

/// How many runs, rows and operations a change of a metered screen takes: exact counts.
struct ScreenCounts: Equatable, CustomStringConvertible {
  var bodies = 0
  var rows = 0
  var updates = 0
  var creates = 0

  var description: String {
    "\(bodies) bodies, \(rows) row closures, \(updates) updates and \(creates) new elements"
  }

  /// Makes a change and tells what it took if that is not what is said.
  @MainActor
  func contradictions<Root: View>(of host: Host<Root>, _ change: () -> Void) -> [String] {
    let before = host.counters
    change()
    let after = host.counters
    let found = ScreenCounts(
      bodies: after.bodiesRun - before.bodiesRun,
      rows: after.rowsRun - before.rowsRun,
      updates: after.hostUpdates - before.hostUpdates,
      creates: after.hostCreates - before.hostCreates
    )
    return found == self ? [] : ["found \(found)"]
  }

  /// A fact about a screen.
  static func fact(
    _ text: String,
    _ claim: String,
    contradictions: @escaping @MainActor @Sendable () -> [String]
  ) -> OutcomeFact {
    guard let name = BenchmarkName(text) else { preconditionFailure("'\(text)' is no name") }
    return OutcomeFact(name, claim: claim) { contradictions() }
  }
}
