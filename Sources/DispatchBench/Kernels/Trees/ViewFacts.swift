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
  /// - Returns: the counts per operation, and what all forms of the tree have in common.
  static func of<Root: View>(
    _ operations: Int,
    _ old: () -> Root,
    _ new: () -> Root
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
      common: common
    )
  }

  private static let counted: [(Metric, KeyPath<Counters, Int>)] = [
    (.nodesVisited, \.nodesVisited), (.bodiesRun, \.bodiesRun),
    (.hostOperations, \.hostOperations), (.typeChecks, \.typeChecks),
    (.indirectCalls, \.indirectCalls), (.equalityCuts, \.cutHits),
    (.erasedNodesVisited, \.erasure.nodesVisited),
  ]

  /// What erasure must not change where the identity of nothing changes.
  private static let invariants: [(String, KeyPath<Counters, Int>)] = [
    ("elements made", \.hostCreates), ("elements changed", \.hostUpdates),
    ("elements moved", \.hostMoves), ("elements removed", \.hostRemoves),
    ("nodes visited", \.nodesVisited), ("nodes made", \.nodesCreated),
    ("nodes ended", \.nodesDestroyed), ("bodies run", \.bodiesRun), ("rows run", \.rowsRun),
    ("states made", \.statesCreated), ("states ended", \.statesDestroyed),
    ("states reset", \.statesReset),
  ]
}
