import Containers
import Measurement

/// What errors cost the code that they pass through, and the code that never sees one.
enum ErrorPath {
  static let all: [Comparison] = [success, propagate]

  private static let success = Comparison("Error", "success") {
    Form("plain", leaves: .nothing) { succeed { Succeeding.plain($0) } }
    Form("typed", leaves: .nothing) { succeed { (try? Succeeding.typed($0)) ?? 1 } }
    Form("typed40B", leaves: .nothing) { succeed { (try? Succeeding.typedLarge($0)) ?? 1 } }
    Form(.any, leaves: .nothing) { succeed { (try? Succeeding.untyped($0)) ?? 1 } }
    Form("resultAny", leaves: .nothing) { succeed { (try? Succeeding.result($0).get()) ?? 1 } }
  }

  private static let propagate = Comparison("Error", "propagate", parameter: "8frames") {
    Form("result", leaves: .nothing) { fail(PropagatedResult.self) }
    Form("typed", leaves: .nothing) { fail(PropagatedTyped.self) }
    Form(.any, leaves: .counts(allocations: 1, branches: 6, retains: 1, casts: 1)) {
      fail(PropagatedUntyped.self)
    }
  }
}
