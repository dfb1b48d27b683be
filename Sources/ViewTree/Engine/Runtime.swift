/// What one mounted tree shares: its queue, its counters, its mirror and its complaints.
public final class Runtime {
  @usableFromInline var counters = Counters()
  var diagnostics: [Diagnostic] = []
  @usableFromInline let hostTree = HostTree()
  /// What reached the host; written for every changed element, by code that calls nobody meanwhile.
  @exclusivity(unchecked) @usableFromInline var digest = HostDigest()
  let clock: VirtualClock
  @usableFromInline let depthLimit = 512
  /// How many rows a lazy container shows and keeps ready beside them; nil makes all.
  let visibleRows: VisibleRows?
  var windows: [WeakWindow] = []
  /// What accompanies the present flush; nil if changes are immediate.
  @usableFromInline var animation: Animation?
  /// What was asked to accompany the next flush.
  var nextAnimation: Animation?
  var transitions: [Transition] = []
  /// The id that was scrolled to last.
  var scrollPosition: AnyHashable?

  @usableFromInline let comparison: ComparisonMode
  /// How often observable objects announced a change to views that observe them.
  @usableFromInline var announcements: UInt = 0
  @usableFromInline var nextElement: ElementID = 0
  @usableFromInline var bodyRuns: [ObjectIdentifier: Int] = [:]
  @usableFromInline var changedContainers: [Container] = []
  @usableFromInline var afterUpdate: [@MainActor () -> Void] = []
  @usableFromInline var scratch = DiffScratch()
  @usableFromInline let inbox = Inbox()
  @usableFromInline var liveNodes = 0
  @usableFromInline var liveBoxes = 0
  @usableFromInline var liveTickets = 0
  @usableFromInline var liveTasks = 0

  private var refused: Set<ObjectIdentifier> = []
  private var queue = DirtyQueue()

  @usableFromInline init(comparison: ComparisonMode, visibleRows: VisibleRows?, clock: VirtualClock)
  {
    self.comparison = comparison
    self.visibleRows = visibleRows
    self.clock = clock
  }

  @inlinable func newElement() -> ElementID {
    nextElement += 1
    return nextElement
  }

  /// Puts a node in line, parents before children.
  ///
  /// - Complexity: O(1).
  @usableFromInline func schedule(_ node: ReactiveNode) {
    if let animation = Tracking.animation { nextAnimation = animation }
    queue.insert(node)
  }

  /// Whether a view with a body may be made at a depth; reports one that may not.
  ///
  /// Once a view was refused, views of its type are refused wherever they stand until the flush
  /// ends: a view that contains itself twice would otherwise be made 2^`depthLimit` times.
  @usableFromInline func admits<V>(_ view: V.Type, at depth: Int) -> Bool {
    if depth < depthLimit, refused.isEmpty || !refused.contains(ObjectIdentifier(view)) {
      return true
    }
    refused.insert(ObjectIdentifier(view))
    report(.tooDeep(view: "\(view)", limit: depthLimit))
    return false
  }

  @usableFromInline func report(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  var hasWork: Bool { queue.count > 0 || !afterUpdate.isEmpty || !inbox.isEmpty }

  /// Runs every dirty node once, parents first, then arranges the containers that changed.
  @MainActor func runQueue() {
    for change in inbox.isEmpty ? [] : inbox.drain() {
      if let animation = change.animation { nextAnimation = animation }
      change.ticket.redeem()
    }
    animation = nextAnimation
    nextAnimation = nil
    defer { animation = nil }
    while let node = queue.popFirst() {
      // A parent that ran earlier may have run this node or ended it.
      if unsafe node.isDirty, node.isAlive { node.rerun(node) }
    }
    refused = []
    arrangeContainers()
  }

  /// Calls what waited for the update to be complete; what it changes waits for the next flush.
  @MainActor func runAfterUpdate() {
    guard !afterUpdate.isEmpty else { return }
    let actions = afterUpdate
    afterUpdate.removeAll(keepingCapacity: true)
    for action in actions { action() }
  }

  @MainActor private func arrangeContainers() {
    guard !changedContainers.isEmpty else { return }
    for container in changedContainers { container.arrange() }
    changedContainers.removeAll(keepingCapacity: true)
  }
}
