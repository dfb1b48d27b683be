public import Observation

extension ForEachNode {
  /// Brings one row to an element: runs its closure and makes or updates its node.
  @inlinable @MainActor
  func runRow<M: Meter>(
    _ slot: Int,
    _ position: Int,
    _ element: Data.Element,
    _ context: Context<M>
  ) {
    guard isInWindow(position) else {
      if rows[slot].node != nil {
        context.noteChange()
        destroyRow(slot, context)
      }
      return
    }
    let content = rowContent(slot, element)
    context.count { $0.rowsRun += 1 }
    let below = Context<M>(site: rowSite, depth: context.depth + 2)
    if rows[slot].node == nil {
      rows[slot].node = RowNode.make(content, in: below)
    } else {
      rows[slot].node?.update(to: content, in: below)
    }
  }

  /// Runs a row's closure so that what it reads is tied to the row and not to the list's owner.
  @inlinable @MainActor
  func rowContent(_ slot: Int, _ element: Data.Element) -> Content {
    let scope = rows[slot].scope ?? spareScope()
    if scope.isTied { scope.untie() }
    let content = Tracking.read(by: scope) {
      withObservationTracking(
        { view.content(element) },
        onChange: scope.makeTicket().onChange
      )
    }
    if scope.isTied {
      scope.element = element
      if rows[slot].scope == nil {
        scope.slot = slot
        rows[slot].scope = scope
        spare = nil
      }
    }
    return content
  }

  @inlinable @MainActor func spareScope() -> RowScopeOf<Data.Element> {
    if let spare { return spare }
    let scope = RowScopeOf<Data.Element>(owner: self, depth: depth + 1, rerun: rerunRow)
    spare = scope
    return scope
  }

  @inlinable @MainActor
  func runAgain<M: Meter>(_ scope: RowScopeOf<Data.Element>, _ context: Context<M>) {
    scope.isDirty = false
    guard let element = scope.element else { return }
    context.count { $0.nodesVisited += 1 }
    let content = rowContent(scope.slot, element)
    context.count { $0.rowsRun += 1 }
    let below = Context<M>(site: rowSite, depth: context.depth + 2)
    rows[scope.slot].node?.update(to: content, in: below)
  }

  @inlinable @MainActor
  func destroyRow<M: Meter>(_ slot: Int, _ context: Context<M>) {
    rows[slot].node?.destroy(in: Context<M>(site: rowSite, depth: context.depth + 2))
    rows[slot].scope?.end()
    rows[slot] = Row()
  }

  /// Lets the keyed diff decide on the rows, then brings those from a position on to the elements.
  @inlinable @MainActor
  func reconcile<M: Meter>(from start: Int, _ context: Context<M>) {
    newIDs.removeAll(keepingCapacity: true)
    for element in view.data { newIDs.append(view.identify(element)) }
    let changed = keys.reconcile(to: newIDs, &runtime.scratch)
    if changed { applyChange(context) }
    var position = start
    var index = view.data.index(view.data.startIndex, offsetBy: start)
    while position < keys.count {
      runRow(keys.slot(at: position), position, view.data[index], context)
      position += 1
      view.data.formIndex(after: &index)
    }
  }

  @inlinable @MainActor func applyChange<M: Meter>(_ context: Context<M>) {
    context.noteChange()
    if keys.hasDuplicates { reportDuplicate() }
    for slot in keys.change.removed { destroyRow(slot, context) }
    while rows.count < keys.slotCount { rows.append(Row()) }
    if M.counts { countChange() }
  }

  @usableFromInline @MainActor func countChange() {
    runtime.counters.hashes += keys.change.hashes
    runtime.counters.keyCompares += keys.change.compares
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
  /// Whether the row at a position has an id.
  @inlinable func matches(_ position: Int, _ id: ID) -> Bool {
    position < order.count && ids[order[position]] == id
  }

  /// The position of the first row with an id, or nil if there is none.
  ///
  /// - Complexity: O(rows).
  @usableFromInline func position(of id: ID) -> Int? {
    order.firstIndex { ids[$0] == id }
  }
}
