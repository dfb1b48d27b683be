extension ForEachNode {
  @inlinable func below<M: Meter>(_ context: Context<M>) -> Context<M> {
    Context(site: rowSite, depth: context.depth + 2)
  }

  @inlinable func spareScope() -> RowScopeOf<Data.Element> {
    if let spare, unsafe !spare.isTied { return spare }
    let scope = RowScopeOf<Data.Element>(owner: self, depth: depth + 1, rerun: rerunRow)
    spare = scope
    return scope
  }

  /// Brings one row to an element: runs its closure and makes or updates its node, or ends it if
  /// it is no longer near the screen.
  @inlinable @MainActor
  func runRow<M: Meter>(
    _ slot: Int,
    _ position: Int,
    _ element: Data.Element,
    _ context: Context<M>
  ) {
    if isInWindow(position) {
      runAlone(slot, element, context)
    } else if rows[slot].node != nil {
      context.noteChange()
      rows[slot].destroy(in: below(context))
    }
  }

  @inlinable @MainActor
  func runAgain<M: Meter>(_ scope: RowScopeOf<Data.Element>, _ context: Context<M>) {
    unsafe scope.isDirty = false
    guard let element = scope.element else { return }
    context.count { $0.nodesVisited += 1 }
    runAlone(scope.slot, element, context)
  }

  /// Runs the closure of one row under a registration of its own and makes or updates its node.
  @inlinable @MainActor
  func runAlone<M: Meter>(_ slot: Int, _ element: Data.Element, _ context: Context<M>) {
    var spare = spareScope()
    rows[slot].run(element, slot: slot, view.content, &spare, in: below(context))
    self.spare = spare
    if rows[slot].isTied { hasTiedRows = true }
    if rows[slot].readsObservables { readsObservables = true }
  }

  /// Lets the keyed diff decide on the rows, then brings those from a position on to the elements.
  @inlinable @MainActor
  func reconcile<M: Meter>(from start: Int, _ context: Context<M>) {
    // Held here, so that the loop does not reach into the node for every row.
    let view = view
    let ids = takeIDs(0..<view.data.count)
    let changed = keys.reconcile(to: ids, &runtime.scratch, M.self)
    newIDs = ids
    if changed { applyChange(context) }
    if window == nil { return runRows(RowPositions(start..<keys.count), context) }
    var position = start
    var index = view.data.index(view.data.startIndex, offsetBy: start)
    while position < keys.count {
      runRow(keys.slot(at: position), position, view.data[index], context)
      position += 1
      view.data.formIndex(after: &index)
    }
  }

  /// The ids of the elements at some positions, in the memory that is kept for them.
  @inlinable @MainActor func takeIDs(_ positions: Range<Int>) -> [ID] {
    let view = view
    var ids = newIDs
    newIDs = []
    ids.removeAll(keepingCapacity: true)
    ids.append(addingCapacity: positions.count) { ids in
      unsafe view.data.lendElements(RowPositions(positions)) { _, element in
        unsafe ids.append(element.lend(to: view.identify))
        return true
      }
    }
    return ids
  }

  @inlinable @MainActor func applyChange<M: Meter>(_ context: Context<M>) {
    context.noteChange()
    if keys.hasDuplicates { reportDuplicate() }
    for slot in keys.change.removed { rows[slot].destroy(in: below(context)) }
    while rows.count < keys.slotCount { rows.append(Row()) }
    for slot in keys.change.moved { context.commit(.move, slot) }
    if M.counts { countChange() }
  }

  @usableFromInline @MainActor func countChange() {
    runtime.counters.hashes += keys.change.hashes
    runtime.counters.keyCompares += keys.change.compares
    runtime.counters.increasingRows += keys.change.increasing
    runtime.counters.moves += keys.change.moved.count
    var moved = ElementList()
    for slot in keys.change.moved { rows[slot].node?.appendElements(to: &moved) }
    runtime.counters.hostMoves += moved.count
    for element in moved.elements { runtime.hostTree.move(element) }
  }

  @usableFromInline func reportDuplicate() {
    guard let id = keys.firstDuplicate else { return }
    runtime.report(.duplicateID(list: "\(ForEach<Data, ID, Content>.self)", id: "\(id)"))
  }
}

extension KeyedSlots {
  /// The position of the first row with an id, or nil if there is none.
  ///
  /// - Complexity: O(rows).
  @usableFromInline func position(of id: ID) -> Int? {
    order.firstIndex { ids[$0] == id }
  }
}
