/// The node of a list: its rows by id, each in a slot it keeps for life.
///
/// The rows' nodes lie inline in one array; a row costs an object only if its closure reads
/// something or its view has one.
public final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ReactiveNode, ViewNode
{
  @usableFromInline typealias Row = ListRow<Data.Element, Content>
  @usableFromInline var view: ForEach<Data, ID, Content>
  @usableFromInline var keys = KeyedSlots<ID>()
  @usableFromInline var rows: ContiguousArray<Row> = []
  @usableFromInline let site: Site
  @usableFromInline let rowSite: Site
  @usableFromInline let rerunRow: @MainActor (ReactiveNode) -> Void
  @usableFromInline var spare: RowScopeOf<Data.Element>?
  @usableFromInline var newIDs: [ID] = []
  /// What the rows of a batch are described as; empty between batches, and kept for its memory.
  @usableFromInline var contents: ContiguousArray<Content> = []
  /// Whether the closure of a row has ever read something through Observation.
  @usableFromInline var readsObservables = false
  /// Which rows may be left out because they are not near the screen; nil if none may.
  @usableFromInline let window: Window?
  /// The position of the first row among all rows of the window.
  @usableFromInline var offset = 0

  @usableFromInline
  init(
    view: ForEach<Data, ID, Content>,
    site: Site,
    depth: Int,
    window: Window?,
    rerun: @escaping @MainActor (ReactiveNode) -> Void,
    rerunRow: @escaping @MainActor (ReactiveNode) -> Void
  ) {
    self.view = view
    self.site = site
    self.rerunRow = rerunRow
    self.window = window
    rowSite = site.window == nil ? site : site.with(container: site.container, window: nil)
    super.init(runtime: site.runtime, depth: depth, rerun: rerun)
  }

  /// Makes a row per element, or those in the window.
  @inlinable
  public static func make<M: Meter>(
    _ view: ForEach<Data, ID, Content>,
    in context: Context<M>
  ) -> ForEachNode {
    let node = ForEachNode(
      view: view,
      site: context.site,
      depth: context.depth,
      window: isCountable ? context.site.window : nil,
      rerun: { node in
        let node = unsafe unsafeDowncast(node, to: ForEachNode.self)
        unsafe node.isDirty = false
        node.moveWindow(Context<M>(site: node.site, depth: node.depth))
      },
      rerunRow: { scope in
        let scope = unsafe unsafeDowncast(scope, to: RowScopeOf<Data.Element>.self)
        guard let owner = scope.owner else { return }
        let node = unsafe unsafeDowncast(owner, to: ForEachNode.self)
        node.runAgain(scope, Context<M>(site: node.site, depth: node.depth))
      }
    )
    context.countMade(ForEach<Data, ID, Content>.self)
    node.enterTargets()
    node.offset = node.window?.take(view.data.count) ?? 0
    node.reconcile(from: 0, context)
    return node
  }

  /// Updates the rows whose ids are where they were, then lets a keyed diff decide on the rest.
  ///
  /// - Complexity: O(rows) id comparisons and row closures; hashing only from the first id that
  ///   differs to the last one.
  @inlinable
  public func update<M: Meter>(
    to view: ForEach<Data, ID, Content>,
    in context: Context<M>
  ) {
    context.countVisit(ForEach<Data, ID, Content>.self)
    unsafe isDirty = false
    let count = view.data.count
    if view.isConstant, count != self.view.data.count {
      runtime.report(.constantRangeChanged(list: "\(ForEach<Data, ID, Content>.self)"))
      return
    }
    self.view = view
    if let window { offset = window.take(count) }
    let kept = updateKept(view, context)
    if kept < count || kept < keys.count { reconcile(from: kept, context) }
  }

  /// Runs the rows whose ids are where they were, up to the first that is not.
  ///
  /// - Returns: how many.
  @inlinable @MainActor
  func updateKept<M: Meter>(_ view: ForEach<Data, ID, Content>, _ context: Context<M>) -> Int {
    if window != nil { return updateKeptInWindow(view, context) }
    let kept = countKept(view, context)
    runRows(0..<kept, context)
    return kept
  }

  /// How many rows from the first on have the ids that the list's new value has there.
  @inlinable @MainActor
  func countKept<M: Meter>(_ view: ForEach<Data, ID, Content>, _ context: Context<M>) -> Int {
    // Held here, so that the loop does not reach into the table of keys for every row.
    let order = keys.order
    let ids = keys.ids
    var position = 0
    unsafe view.data.lendElements(0..<view.data.count) { place, element in
      context.count { $0.keyCompares += 1 }
      guard place < order.count else { return false }
      let id = unsafe element.lend(to: view.identify)
      guard ids[order[place]] == id else { return false }
      position += 1
      return true
    }
    return position
  }

  /// Ends every row.
  @inlinable
  public func destroy<M: Meter>(in context: Context<M>) {
    for slot in keys.order { rows[slot].destroy(in: below(context)) }
    rows = []
    spare?.retire()
    spare = nil
    retire()
    leaveTargets()
    context.count { $0.nodesDestroyed += 1 }
  }

  /// The elements of the rows, in order.
  @inlinable public func appendElements(to list: inout ElementList) {
    for slot in keys.order { rows[slot].node?.appendElements(to: &list) }
  }
}
