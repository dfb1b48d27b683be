/// A node that runs user code and therefore depends on what that code read.
open class ReactiveNode {
  @usableFromInline let runtime: Runtime
  @usableFromInline let depth: Int
  // Read at every node that an update reaches. Each is written in one assignment that calls nobody,
  // so no access can overlap another, and the check of exclusive access is left out.
  @exclusivity(unchecked) @usableFromInline var isDirty = false
  /// Whether the last run read anything.
  @exclusivity(unchecked) @usableFromInline var isTied = false
  @usableFromInline var isAlive = true
  @usableFromInline var edges: [Edge] = []
  @usableFromInline var ticket: ObservationTicket?
  /// Runs the node again; made where the concrete types are known, so that a flush enters
  /// specialised code through one indirect call, which a method of a generic class would not.
  @usableFromInline let rerun: @MainActor (ReactiveNode) -> Void

  @usableFromInline
  struct Edge {
    @usableFromInline let source: Source
    @usableFromInline var position: Int

    @usableFromInline init(source: Source, position: Int) {
      self.source = source
      self.position = position
    }
  }

  @usableFromInline
  init(runtime: Runtime, depth: Int, rerun: @escaping @MainActor (ReactiveNode) -> Void) {
    self.runtime = runtime
    self.depth = depth
    self.rerun = rerun
    runtime.liveNodes += 1
  }

  deinit { runtime.liveNodes -= 1 }

  @usableFromInline final func addEdge(to source: Source) {
    unsafe isTied = true
    edges.append(Edge(source: source, position: source.readers.count))
    source.readers.append(Source.Reader(node: self, edge: edges.count - 1))
  }

  /// Forgets what the last run read; the next run draws the edges anew.
  @usableFromInline final func dropEdges() {
    guard unsafe isTied else { return }
    for edge in edges { edge.source.removeReader(at: edge.position) }
    edges.removeAll(keepingCapacity: true)
    ticket?.disarm()
    ticket = nil
    unsafe isTied = false
  }

  /// Asks for a run in the next flush, or in the present one if it has not come this far down.
  @usableFromInline final func invalidate() {
    guard unsafe !isDirty, isAlive else { return }
    unsafe isDirty = true
    runtime.schedule(self)
  }

  @usableFromInline final func retire() {
    isAlive = false
    unsafe isDirty = false
    dropEdges()
  }

  @usableFromInline final func makeTicket() -> ObservationTicket {
    let ticket = ObservationTicket(node: self, inbox: runtime.inbox)
    self.ticket = ticket
    unsafe isTied = true
    return ticket
  }
}
