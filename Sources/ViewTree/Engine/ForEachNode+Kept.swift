/// Rows that are kept: a row is not described again if its element is what it was and the list's
/// closure is the same function over the same captures.
extension ForEachNode {
  /// Whether rows may be kept in an update.
  ///
  /// Not if an id occurs twice, since such rows are told apart by where they stand; not where only
  /// the rows near the screen are made; and not after an observable object announced a change, since
  /// what a row reads of it is tied to the view that observes it and not to the row.
  @inlinable @MainActor
  func mayKeepRows(of old: ForEach<Data, ID, Content>) -> Bool {
    guard layout.comparesElements, window == nil, !keys.hasDuplicates,
      announcements == runtime.announcements, keys.count == old.data.count
    else { return false }
    return unsafe compare(old) { unsafe layout.describeAlike($0, $1) }
  }

  @inlinable
  func compare(
    _ old: ForEach<Data, ID, Content>,
    by areSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> Bool {
    unsafe withUnsafePointer(to: old) { old in
      unsafe withUnsafePointer(to: view) { new in
        unsafe areSame(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
  }

  /// Describes the rows whose elements changed and lets the keyed diff decide on those whose ids are
  /// not where they were.
  ///
  /// - Parameters:
  ///   - old: the list's value before.
  ///   - context: where in the tree.
  /// - Returns: false, and nothing was done, if the elements do not lie side by side in memory.
  @inlinable @MainActor
  func updateChanged<M: Meter>(
    from old: ForEach<Data, ID, Content>,
    _ context: Context<M>
  ) -> Bool {
    let identifiesAlike = unsafe compare(old) { unsafe layout.identifyAlike($0, $1) }
    let newCount = view.data.count
    return unsafe old.data.lendElements(with: view.data) { before, now in
      let elements = unsafe ElementPair(
        before,
        now,
        newCount: newCount,
        layout,
        identifiesAlike: identifiesAlike
      )
      unsafe updateChanged(elements, context)
    }
  }

  @inlinable @MainActor
  func updateChanged<M: Meter>(_ elements: ElementPair<Data.Element>, _ context: Context<M>) {
    var changed = changedRows
    changedRows = []
    let front = unsafe findFront(of: elements, &changed, context)
    run(&changed, of: front, context)
    if unsafe front < elements.newCount || front < keys.count {
      let back = unsafe findBack(of: elements, after: front, &changed, context)
      unsafe replaceMiddle(of: elements, between: front, and: back, &changed, context)
    }
    changedRows = changed
  }

  /// Brings the rows between both ends to their elements, then those of the end that changed.
  @inlinable @MainActor
  func replaceMiddle<M: Meter>(
    of elements: ElementPair<Data.Element>,
    between front: Int,
    and back: Int,
    _ changed: inout [Int],
    _ context: Context<M>
  ) {
    let middle = unsafe front..<(elements.newCount - back)
    let ids = takeIDs(middle)
    keys.reconcile(after: front, before: back, to: ids, &runtime.scratch, M.self)
    newIDs = ids
    applyChange(context)
    if keys.hasDuplicates {
      changed.removeAll(keepingCapacity: true)
      return runRows(RowPositions(front..<keys.count), context)
    }
    let atEnd = changed.count
    unsafe findMiddle(middle, of: elements, &changed, context)
    // What was found from the last row backwards comes last, and forwards.
    changed.reverse()
    changed[..<(changed.count - atEnd)].reverse()
    unsafe run(&changed, of: elements.newCount - front, context)
  }

  /// Runs the rows that were found to have changed among as many, and forgets them.
  @inlinable @MainActor
  func run<M: Meter>(_ changed: inout [Int], of rows: Int, _ context: Context<M>) {
    context.count { $0.rowsKept += rows - changed.count }
    runRows(RowPositions(changed), context)
    changed.removeAll(keepingCapacity: true)
  }
}
