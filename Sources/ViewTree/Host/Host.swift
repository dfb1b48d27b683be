/// A mounted view tree: it keeps the nodes, runs updates and shows what reached the host.
@MainActor
public final class Host<Root: View> {
  @usableFromInline let runtime: Runtime
  @usableFromInline let container: Container
  @usableFromInline let isMetered: Bool
  @usableFromInline var node: Root.RetainedNode?
  @usableFromInline let updates: Site

  /// How many flushes one turn may take before the host gives up.
  public static var flushLimit: Int { 64 }

  /// Mounts a view: makes its nodes and calls what waits for its beginning.
  ///
  /// - Parameters:
  ///   - root: the view.
  ///   - isMetered: whether counters, operations and the mirror tree are kept.
  ///   - comparison: how inputs are compared.
  ///   - visibleRows: how much of a lazy container is made; nil makes all of it.
  ///   - clock: time as the tree's tasks see it.
  @inlinable public init(
    _ root: Root,
    isMetered: Bool = true,
    comparison: ComparisonMode = .automatic,
    visibleRows: VisibleRows? = nil,
    clock: VirtualClock = VirtualClock()
  ) {
    let runtime = Runtime(comparison: comparison, visibleRows: visibleRows, clock: clock)
    container = Container(id: 0, runtime: runtime)
    updates = Site(runtime: runtime, container: container, environment: .root(clock))
    self.runtime = runtime
    self.isMetered = isMetered
    container.list = { [weak self] _, elements in self?.node?.appendElements(to: &elements) }
    node =
      isMetered
      ? Root.RetainedNode.make(root, in: metered) : Root.RetainedNode.make(root, in: unmetered)
    if isMetered { container.noteChange() }
    flush()
  }

  @inlinable var metered: Context<Metered> { Context(site: updates, depth: 0) }
  @inlinable var unmetered: Context<Unmetered> { Context(site: updates, depth: 0) }

  /// Brings the tree to a new value of the root and flushes.
  ///
  /// - Parameter root: the value.
  @inlinable public func update(to root: Root) {
    if isMetered {
      node?.update(to: root, in: metered)
    } else {
      node?.update(to: root, in: unmetered)
    }
    flush()
  }

  /// Runs everything that is dirty, and what that makes dirty in turn.
  ///
  /// One flush ends a turn: any number of writes before it cost one run of each reader.
  public func flush() {
    for _ in 0..<Self.flushLimit {
      runtime.runQueue()
      runtime.runAfterUpdate()
      if !runtime.hasWork { return }
    }
    runtime.report(.endlessUpdate(flushes: Self.flushLimit))
  }

  /// Lets every task that can run do so, then flushes.
  public func settle() async {
    await VirtualClock.settle()
    flush()
  }

  /// Lets time pass for the tree's tasks, then flushes.
  ///
  /// - Parameter duration: how much time.
  public func advance(by duration: Duration) async {
    await runtime.clock.advance(by: duration)
    flush()
  }

  /// Ends every identity.
  @inlinable public func unmount() {
    if isMetered { node?.destroy(in: metered) } else { node?.destroy(in: unmetered) }
    node = nil
    if isMetered { container.noteChange() }
    flush()
  }

  // What the nodes and the sources they read hold of each other is let go by ending the nodes.
  isolated deinit {
    if node != nil { unmount() }
  }

  /// What has been counted; zero in an unmetered host.
  public var counters: Counters { runtime.counters }
  /// The tree that the host's operations built; empty in an unmetered host.
  public var tree: HostTree { runtime.hostTree }
  /// A fingerprint of the operations that reached the host, metered or not.
  @inlinable public var digest: UInt64 { unsafe runtime.digest.value }
  /// What went wrong without stopping the tree, each thing once.
  public var diagnostics: [Diagnostic] { runtime.diagnostics }
  /// Every animated change of an attribute so far.
  public var transitions: [Transition] { runtime.transitions }
  /// The id that was scrolled to last.
  public var scrollPosition: AnyHashable? { runtime.scrollPosition }
  /// What the tree still holds.
  public var holdings: Holdings { runtime.holdings }

  /// How often the bodies of a view type ran.
  ///
  /// - Parameter type: the view type.
  /// - Returns: how often; zero in an unmetered host.
  public func bodyRuns<V: View>(of type: V.Type) -> Int {
    runtime.bodyRuns[ObjectIdentifier(type), default: 0]
  }
}
