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
  /// Which rows are to be described; empty between updates, and kept for its memory.
  @usableFromInline var changedRows: [Int] = []
  /// Whether the closure of a row has ever read something through Observation.
  @usableFromInline var readsObservables = false
  /// Whether the closure of a row has ever read something.
  @usableFromInline var hasTiedRows = false
  @usableFromInline let layout: RowLayout
  /// What observable objects had announced when the rows were described.
  @usableFromInline var announcements: UInt
  /// Which rows may be left out because they are not near the screen; nil if none may.
  @usableFromInline let window: Window?
  /// The position of the first row among all rows of the window.
  @usableFromInline var offset = 0

  @usableFromInline
  init(
    view: ForEach<Data, ID, Content>,
    layout: RowLayout,
    site: Site,
    depth: Int,
    window: Window?,
    rerun: @escaping @MainActor (ReactiveNode) -> Void,
    rerunRow: @escaping @MainActor (ReactiveNode) -> Void
  ) {
    self.view = view
    self.layout = layout
    self.site = site
    self.rerunRow = rerunRow
    self.window = window
    announcements = site.runtime.announcements
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
      layout: RowLayout.of(ForEach<Data, ID, Content>.self, context.runtime.comparison),
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

  /// Describes the rows that changed, or all if it cannot be known which did, and lets a keyed diff
  /// decide on those whose ids are not where they were.
  ///
  /// - Complexity: O(rows) comparisons of elements, or of ids with as many runs of row closures;
  ///   hashing only from the first id that differs to the last one.
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
    let old = self.view
    self.view = view
    if let window { offset = window.take(count) }
    let mayKeep = mayKeepRows(of: old)
    announcements = runtime.announcements
    if mayKeep, updateChanged(from: old, context) { return }
    let front = updateFront(view, context)
    if front < count || front < keys.count { reconcile(from: front, context) }
  }

  /// Runs the rows whose ids are where they were, up to the first that is not.
  ///
  /// - Returns: how many.
  @inlinable @MainActor
  func updateFront<M: Meter>(_ view: ForEach<Data, ID, Content>, _ context: Context<M>) -> Int {
    if window != nil { return updateFrontInWindow(view, context) }
    let front = countFront(view, context)
    runRows(RowPositions(0..<front), context)
    return front
  }

  /// How many rows from the first on have the ids that the list's new value has there.
  @inlinable @MainActor
  func countFront<M: Meter>(_ view: ForEach<Data, ID, Content>, _ context: Context<M>) -> Int {
    // Held here, so that the loop does not reach into the table of keys for every row.
    let order = keys.order
    let ids = keys.ids
    var position = 0
    unsafe view.data.lendElements(RowPositions(0..<view.data.count)) { place, element in
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
