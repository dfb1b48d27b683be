import Measurement
import Results
import ViewTree

/// What the engine counts in one pass of a benchmark: to the changed tree and back.
@MainActor
enum ViewFacts {
  /// Carries the pass out in a metered host.
  ///
  /// - Parameters:
  ///   - operations: how many operations the pass counts as.
  ///   - old: makes the tree before the change.
  ///   - new: makes the tree after the change.
  ///   - shared: what the pass has in common with that of other forms.
  /// - Returns: the counts per operation, and what all forms of the tree have in common.
  static func of<Root: View>(
    _ operations: Int,
    _ old: () -> Root,
    _ new: () -> Root,
    sharing shared: SharedWork = .everything
  ) -> WorkFacts {
    let host = Host(old())
    let mounted = host.counters
    host.update(to: new())
    let changed = host.tree.snapshot
    host.update(to: old())
    let after = host.counters
    func count(_ counter: KeyPath<Counters, Int>) -> Int {
      after[keyPath: counter] - mounted[keyPath: counter]
    }
    let invariants = shared == .everything ? screenInvariants + walkInvariants : screenInvariants
    var common = Dictionary(
      invariants.map { ($0.0, "\(count($0.1))") },
      uniquingKeysWith: { first, _ in first }
    )
    common["screen after the change"] = SuiteHash.of(changed)
    common["screen after the change back"] = SuiteHash.of(host.tree.snapshot)
    return WorkFacts(
      counts: Dictionary(
        counted.map { ($0.0, Double(count($0.1)) / Double(operations)) },
        uniquingKeysWith: { first, _ in first }
      ),
      common: shared == .nothing ? [:] : common
    )
  }

  private static let counted: [(Metric, KeyPath<Counters, Int>)] = [
    (.nodesVisited, \.nodesVisited), (.bodiesRun, \.bodiesRun),
    (.hostOperations, \.hostOperations), (.typeChecks, \.typeChecks),
    (.indirectCalls, \.indirectCalls), (.equalityCuts, \.cutHits),
    (.erasedNodesVisited, \.erasure.nodesVisited),
  ]

  /// What erasure must not change where the identity of nothing changes: what is done to the screen
  /// and to what is remembered.
  private static let screenInvariants: [(String, KeyPath<Counters, Int>)] = [
    ("elements made", \.hostCreates), ("elements changed", \.hostUpdates),
    ("elements moved", \.hostMoves), ("elements removed", \.hostRemoves),
    ("states made", \.statesCreated), ("states ended", \.statesDestroyed),
    ("states reset", \.statesReset),
  ]

  /// What it must not change either where it leaves every view its node and its body.
  private static let walkInvariants: [(String, KeyPath<Counters, Int>)] = [
    ("nodes visited", \.nodesVisited), ("nodes made", \.nodesCreated),
    ("nodes ended", \.nodesDestroyed), ("bodies run", \.bodiesRun), ("rows run", \.rowsRun),
  ]
}

/// What an update in one form has in common with the same update in the others.
enum SharedWork {
  /// What reaches the screen, and how: every form that only hides types.
  case everything
  /// What reaches the screen: forms with other nodes, or with bodies that run more often.
  case screen
  /// Not even that: other elements are made, changed and removed, and times must not be compared.
  case nothing
}
