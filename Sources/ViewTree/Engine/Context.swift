/// Where in the tree a node is made, updated or destroyed.
///
/// Two words, passed by value through every walk; what seldom changes on the way down is in `site`.
@frozen public struct Context<M: Meter> {
  /// What the surroundings share.
  public let site: Site
  /// How many views with a body stand above.
  public let depth: Int

  /// Makes the context of a child.
  ///
  /// - Parameters:
  ///   - site: what the surroundings share.
  ///   - depth: how many views with a body stand above.
  @inlinable public init(site: Site, depth: Int) {
    self.site = site
    self.depth = depth
  }

  @inlinable var runtime: Runtime { site.runtime }

  @inlinable func deeper() -> Context { Context(site: site, depth: depth + 1) }

  @inlinable func at(_ site: Site) -> Context { Context(site: site, depth: depth) }

  /// Runs `count` on the counters of a metered host and is nothing otherwise.
  @inlinable func count(_ count: (inout Counters) -> Void) {
    if M.counts { count(&site.runtime.counters) }
  }

  /// Counts a value that made a node.
  @inlinable func countMade<V>(_ view: V.Type) {
    count {
      $0.viewValues += 1
      $0.viewBytes += MemoryLayout<V>.size
      $0.nodesCreated += 1
    }
  }

  /// Counts a value that reached a node.
  @inlinable func countVisit<V>(_ view: V.Type) {
    count {
      $0.viewValues += 1
      $0.viewBytes += MemoryLayout<V>.size
      $0.nodesVisited += 1
    }
  }

  /// Counts an erased value that made a node.
  @inlinable func countErasedMade<V>(_ view: V.Type) {
    count {
      $0.viewValues += 1
      $0.viewBytes += MemoryLayout<V>.size
      $0.erasure.nodesCreated += 1
    }
  }

  /// Counts an erased value that reached a node.
  @inlinable func countErasedVisit<V>(_ view: V.Type) {
    count {
      $0.viewValues += 1
      $0.viewBytes += MemoryLayout<V>.size
      $0.erasure.nodesVisited += 1
    }
  }

  /// Ends an identity whose place another one takes; the states that go are counted as reset.
  @inlinable func replace(_ end: () -> Void) {
    guard M.counts else { return end() }
    let before = runtime.counters.statesDestroyed
    end()
    runtime.counters.statesReset += runtime.counters.statesDestroyed - before
    noteChange()
  }

  /// Hands an operation to the host.
  @inlinable func commit(_ operation: HostDigest.Operation, _ number: Int = 0) {
    unsafe site.runtime.digest.add(operation, number)
  }

  /// Runs `record` on the mirror tree of a metered host and is nothing otherwise.
  @inlinable func record(_ record: (HostTree) -> Void) {
    if M.counts { record(site.runtime.hostTree) }
  }

  /// Notes that the container's elements came, went or moved, if a mirror tree is kept.
  @inlinable func noteChange() {
    if M.counts { site.container.noteChange() }
  }
}
