/// Rows in batches: registering with Observation costs several times what describing a row and
/// comparing it does, and hardly any row reads something that is registered so.
extension ForEachNode {
  /// How many rows are described before they are updated: enough to share one registration among,
  /// few enough to be in the cache still.
  @inlinable static var batchSize: Int { 32 }

  /// Brings the rows at some positions to their elements.
  ///
  /// A row that is new or depends on something runs alone, so that what it reads is tied to it.
  @inlinable @MainActor
  func runRows<M: Meter>(_ positions: RowPositions, _ context: Context<M>) {
    var place = 0
    while place < positions.count {
      let end = endOfBatch(from: place, of: positions)
      if place < end {
        runBatch(positions[place..<end], context)
        place = end
      } else {
        runAlone(at: positions[place], context)
        place += 1
      }
    }
  }

  @inlinable func endOfBatch(from start: Int, of positions: RowPositions) -> Int {
    if readsObservables { return start }
    let most = min(positions.count, start + Self.batchSize)
    let order = keys.order
    let rows = rows
    var place = start
    while place < most, rows[order[positions[place]]].dependsOnNothing { place += 1 }
    return place
  }

  /// Describes rows under one registration, then updates them.
  ///
  /// If one of them reads something through Observation, for the first time in this list, nobody
  /// can tell which: then what was described is dropped, and these rows and all later ones run alone.
  @inlinable @MainActor
  func runBatch<M: Meter>(_ positions: RowPositions, _ context: Context<M>) {
    if describe(positions, of: view.data, view.content) {
      updateBatch(positions, below(context))
    } else {
      contents.removeAll(keepingCapacity: true)
      readsObservables = true
      for place in 0..<positions.count { runAlone(at: positions[place], context) }
    }
  }

  @inlinable @MainActor func runAlone<M: Meter>(at position: Int, _ context: Context<M>) {
    let index = view.data.index(view.data.startIndex, offsetBy: position)
    runAlone(keys.slot(at: position), view.data[index], context)
  }

  /// Runs the closures of rows; what one of them reads is tied to its row.
  ///
  /// Not isolated: a closure that is, given to Observation, asks at every call which actor runs.
  ///
  /// - Returns: whether none of them read something through Observation.
  @inlinable
  func describe(
    _ positions: RowPositions,
    of data: Data,
    _ describe: (Data.Element) -> Content
  ) -> Bool {
    let order = keys.order
    var contents = self.contents
    self.contents = []
    var spare = spareScope()
    var isFree = true
    Tracking.read(by: spare) {
      observe(
        {
          contents.append(addingCapacity: positions.count) { contents in
            unsafe data.lendElements(positions) { position, element in
              unsafe contents.append(element.lend(to: describe))
              if unsafe spare.isTied { unsafe tie(&spare, to: order[position], element.pointee) }
              return true
            }
          }
        },
        onChange: {
          isFree = false
          return {}
        }()
      )
    }
    self.spare = spare
    self.contents = contents
    return isFree
  }

  /// Leaves a scope to the row whose closure it was tied by, and lets another read on.
  @inlinable
  func tie(_ scope: inout RowScopeOf<Data.Element>, to slot: Int, _ element: Data.Element) {
    rows[slot].keep(&scope, slot: slot, element)
    hasTiedRows = true
    Tracking.pass(to: scope)
  }

  @inlinable @MainActor
  func updateBatch<M: Meter>(_ positions: RowPositions, _ context: Context<M>) {
    var contents = self.contents
    self.contents = []
    let order = keys.order
    context.count {
      $0.rowsRun += positions.count
      $0.calls.closures += positions.count
    }
    unsafe rows.lendMutable { rows in
      for place in 0..<positions.count {
        let row = unsafe rows + order[positions[place]]
        unsafe row.pointee.node?.update(to: contents[place], in: context)
      }
    }
    contents.removeAll(keepingCapacity: true)
    self.contents = contents
  }
}
