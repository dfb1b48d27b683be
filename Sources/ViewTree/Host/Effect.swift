/// What a mutation did to a tree, so far as erasing its views must not change it.
///
/// Two trees that show the same, one typed and one erased, may be compared in time only if a
/// mutation has one effect on both: else the cheaper of the two may be the one that does less.
/// Erasing nodes are not in it, as they are what is compared.
public struct Effect: Equatable, Sendable {
  /// Every count, by the name that a broken one is reported under.
  public let counts: [Invariant: Int]

  /// Takes the difference of the counters of one metered host.
  ///
  /// - Parameters:
  ///   - before: the counters before the mutation.
  ///   - after: the counters after it.
  public init(from before: Counters, to after: Counters) {
    var counts: [Invariant: Int] = [:]
    for invariant in Invariant.allCases {
      counts[invariant] = invariant.count(in: after) - invariant.count(in: before)
    }
    counts[.nodesKept] = before.nodesAlive - (after.nodesDestroyed - before.nodesDestroyed)
    self.counts = counts
  }

  /// What differs from the effect that the same mutation had on another tree.
  ///
  /// - Parameter reference: the effect on the other tree.
  /// - Returns: the counts that are not the same, in the order of their declaration.
  public func broken(against reference: Effect) -> [Invariant] {
    Invariant.allCases.filter { counts[$0] != reference.counts[$0] }
  }
}

/// A count that is the same however the views of a tree are erased.
public enum Invariant: String, CaseIterable, Sendable {
  /// Host elements made.
  case hostCreates
  /// Host elements changed.
  case hostUpdates
  /// Host elements moved.
  case hostMoves
  /// Host elements removed.
  case hostRemoves
  /// Nodes made.
  case nodesCreated
  /// Nodes destroyed.
  case nodesDestroyed
  /// Nodes that were there before and are there after.
  case nodesKept
  /// Runs of a body.
  case bodiesRun
  /// Runs of a row closure.
  case rowsRun
  /// States given up whose place another identity takes.
  case statesReset

  func count(in counters: Counters) -> Int {
    switch self {
    case .hostCreates: counters.hostCreates
    case .hostUpdates: counters.hostUpdates
    case .hostMoves: counters.hostMoves
    case .hostRemoves: counters.hostRemoves
    case .nodesCreated: counters.nodesCreated
    case .nodesDestroyed: counters.nodesDestroyed
    case .nodesKept: counters.nodesAlive
    case .bodiesRun: counters.bodiesRun
    case .rowsRun: counters.rowsRun
    case .statesReset: counters.statesReset
    }
  }
}

extension Effect: CustomStringConvertible {
  /// Every count with its name.
  public var description: String {
    Invariant.allCases.map { "\($0.rawValue) \(counts[$0] ?? 0)" }.joined(separator: ", ")
  }
}

extension Host {
  /// What a mutation of the tree does.
  ///
  /// - Parameter mutation: changes the tree; what it leaves dirty is brought up to date.
  /// - Returns: the effect; all zero in an unmetered host.
  public func effect(of mutation: () -> Void) -> Effect {
    let before = counters
    mutation()
    flush()
    return Effect(from: before, to: counters)
  }
}
