/// The node of a view with a body: its last input, its state and the tree its body described.
public final class CompositeNode<Content: View>: ReactiveNode, ViewNode {
  // Written only by the node itself, and neither comparisons nor updates of one node overlap, so the
  // check of exclusive access is left out.
  @exclusivity(unchecked) @usableFromInline var view: Content
  @exclusivity(unchecked) @usableFromInline var child: Content.Body.RetainedNode?
  @usableFromInline let site: Site
  @usableFromInline let layout: ViewLayout
  @usableFromInline var slots: PropertySlots
  /// The last result of the body, which a metered host compares with the next.
  @usableFromInline var lastBody: AnyObject?

  @usableFromInline
  init(
    view: Content,
    layout: ViewLayout,
    site: Site,
    depth: Int,
    rerun: @escaping @MainActor (ReactiveNode) -> Void
  ) {
    unsafe self.view = view
    self.site = site
    self.layout = layout
    self.slots = PropertySlots(count: layout.properties.count)
    super.init(runtime: site.runtime, depth: depth, rerun: rerun)
  }

  /// The elements of the body, if its type tells.
  @inlinable public static func elementCount(within depth: Int) -> Int? {
    depth > 0 ? Content.Body.RetainedNode.elementCount(within: depth - 1) : nil
  }

  /// Makes the state and the tree that the first run of the body describes.
  @inlinable
  public static func make<M: Meter>(_ view: Content, in context: Context<M>) -> CompositeNode {
    let node = CompositeNode(
      view: view,
      layout: ViewLayout.of(Content.self, context.runtime.comparison),
      site: context.site,
      depth: context.depth
    ) { node in
      let node = unsafe unsafeDowncast(node, to: CompositeNode.self)
      node.runAgain(M.self)
    }
    context.countMade(Content.self)
    guard context.runtime.admits(Content.self, at: context.depth) else { return node }
    node.connect(M.self)
    node.runBody(M.self) { body in
      unsafe node.child = Content.Body.RetainedNode.make(body, in: context.deeper())
    }
    return node
  }

  /// Runs the body if the input differs or a source it read has fired.
  @inlinable
  public func update<M: Meter>(to view: Content, in context: Context<M>) {
    context.countVisit(Content.self)
    context.count {
      $0.compares += 1
      layout.comparator.count(in: &$0.comparison)
    }
    let isSame = isSame(as: view)
    if unsafe isSame && !isDirty {
      context.count { $0.cutHits += 1 }
      return
    }
    if !isSame {
      unsafe self.view = view
      connect(M.self)
    }
    runAndUpdate(context)
  }

  /// Compares in place: a copy of the input would retain all that it refers to.
  @inlinable func isSame(as new: Content) -> Bool {
    unsafe withUnsafeMutablePointer(to: &view) { old in
      unsafe withUnsafePointer(to: new) { new in
        unsafe layout.program.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
  }

  @inlinable @MainActor func runAgain<M: Meter>(_ meter: M.Type) {
    let context = Context<M>(site: site, depth: depth)
    context.count {
      $0.nodesVisited += 1
      $0.calls.closures += 1
    }
    runAndUpdate(context)
  }

  @inlinable @MainActor func runAndUpdate<M: Meter>(_ context: Context<M>) {
    unsafe isDirty = false
    runBody(M.self) { body in
      if unsafe child == nil {
        context.noteChange()
        unsafe child = Content.Body.RetainedNode.make(body, in: context.deeper())
      } else {
        unsafe child?.update(to: body, in: context.deeper())
      }
    }
  }

  /// Runs the body, unless something that it needs is missing.
  ///
  /// - Parameters:
  ///   - meter: whether the run is counted.
  ///   - use: is given what the body describes, where it lies: a tree of views is large, and copying
  ///     it costs as much as comparing it.
  @inlinable @MainActor
  func runBody<M: Meter>(_ meter: M.Type, then use: (borrowing Content.Body) -> Void) {
    dropEdges()
    let hasProperties = !layout.properties.isEmpty
    if hasProperties, !slots.isComplete {
      reconnect(M.self)
      guard slots.isComplete else {
        return Tracking.read(by: self) { slots.track() }
      }
    }
    unsafe lendMemory(for: Content.Body.self) { place in
      Tracking.read(by: self) {
        if hasProperties { slots.track() }
        observe({ unsafe place.initialize(to: view.body) }, onChange: makeTicket().onChange)
      }
      if M.counts { unsafe count(place.pointee) }
      unsafe UnsafePointer(place).lend(to: use)
      unsafe place.deinitialize(count: 1)
    }
  }

  @usableFromInline func count(_ body: Content.Body) {
    runtime.counters.bodiesRun += 1
    runtime.bodyRuns[ObjectIdentifier(Content.self), default: 0] += 1
    let comparator = Comparator.of(Content.Body.self, .automatic)
    if let last = lastBody as? LastBody<Content.Body>, comparator.areEqual(last.body, body) {
      runtime.counters.redundantBodies += 1
    }
    lastBody = LastBody(body: body)
  }

  /// Gives the view value its state boxes and its place in the environment.
  @inlinable func connect<M: Meter>(_ meter: M.Type) {
    if !layout.properties.isEmpty { reconnect(M.self) }
  }

  @usableFromInline func reconnect<M: Meter>(_ meter: M.Type) {
    unsafe withUnsafeMutableBytes(of: &view) { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe slots.connect(
        layout.properties,
        of: start,
        to: Connection(
          runtime: runtime,
          environment: site.environment,
          view: Content.self,
          counts: M.counts
        )
      )
    }
  }

  /// Ends the tree below, then the state.
  @inlinable
  public func destroy<M: Meter>(in context: Context<M>) {
    unsafe child?.destroy(in: context.deeper())
    unsafe child = nil
    lastBody = nil
    retire()
    slots.retire(in: runtime, counts: M.counts)
    context.count { $0.nodesDestroyed += 1 }
  }

  /// The elements of the body.
  @inlinable public func appendElements(to list: inout ElementList) {
    unsafe child?.appendElements(to: &list)
  }
}

/// The result of a body, kept to compare the next with.
final class LastBody<Body> {
  let body: Body

  init(body: Body) { self.body = body }
}
