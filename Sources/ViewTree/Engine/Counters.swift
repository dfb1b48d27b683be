/// What a metered host counts; viewtree's vocabulary, one field per event.
public struct Counters: Equatable, Sendable {
  /// View values that reached the engine.
  public var viewValues = 0
  /// Their sizes, without what they refer to.
  public var viewBytes = 0
  /// Retained nodes that an update reached, without those that only erase.
  public var nodesVisited = 0
  /// Nodes made, without those that only erase, so that erased and typed trees can be compared.
  public var nodesCreated = 0
  /// Nodes destroyed.
  public var nodesDestroyed = 0
  /// Runs of a `body`.
  public var bodiesRun = 0
  /// Runs of a `body` whose result was the same as the one before.
  public var redundantBodies = 0
  /// Runs of a ForEach row closure.
  public var rowsRun = 0
  /// Rows that a list kept without a run of their closure, since nothing it is given changed.
  public var rowsKept = 0
  /// State boxes made.
  public var statesCreated = 0
  /// State boxes given up.
  public var statesDestroyed = 0
  /// State boxes given up while another identity takes the same place.
  public var statesReset = 0
  /// Input comparisons made by a view with a body.
  public var compares = 0
  /// Input comparisons whose result was equal, so that the walk stopped.
  public var cutHits = 0
  /// What input comparisons looked at.
  public var comparison = ComparisonCounters()
  /// Questions for a dynamic type, by kind.
  public var checks = TypeCheckCounters()
  /// Calls whose target is known only at run time, by kind.
  public var calls = IndirectCallCounters()
  /// What erasing views added to the tree.
  public var erasure = ErasureCounters()
  /// Hash table operations of keyed diffs.
  public var hashes = 0
  /// Comparisons of two ids by keyed diffs.
  public var keyCompares = 0
  /// Rows that a keyed diff moved.
  public var moves = 0
  /// Rows that keyed diffs left where they were although others moved.
  public var increasingRows = 0
  /// Calls of onAppear.
  public var appears = 0
  /// Calls of onDisappear.
  public var disappears = 0
  /// Tasks started.
  public var tasksStarted = 0
  /// Tasks asked to cancel.
  public var tasksCancelled = 0
  /// Host elements made.
  public var hostCreates = 0
  /// Host elements whose properties changed.
  public var hostUpdates = 0
  /// Host elements moved.
  public var hostMoves = 0
  /// Host elements removed.
  public var hostRemoves = 0

  /// Makes counters that stand at zero.
  public init() {}

  /// Questions for a dynamic type of any kind.
  public var typeChecks: Int { checks.metatypes + checks.downcasts }

  /// Indirect calls of any kind.
  public var indirectCalls: Int { calls.closures + calls.virtuals + calls.witnesses }

  /// Nodes made and not destroyed.
  public var nodesAlive: Int { nodesCreated - nodesDestroyed }

  /// Every operation that reached the host.
  public var hostOperations: Int { hostCreates + hostUpdates + hostMoves + hostRemoves }
}
