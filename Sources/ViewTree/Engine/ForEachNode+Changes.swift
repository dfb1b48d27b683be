/// Finding the rows whose elements are not what they were.
extension ForEachNode {
  /// What became of a row.
  @usableFromInline enum Fate {
    /// Neither its element nor its closure changed.
    case kept
    /// It has to be described.
    case changed
    /// It stands where another row stood.
    case replaced
  }

  /// Finds the rows from the first on whose ids are where they were.
  ///
  /// - Parameters:
  ///   - elements: the elements before and now.
  ///   - changed: is told the positions of those that have to be described.
  ///   - context: where in the tree.
  /// - Returns: how many rows there are up to the first with another id.
  @inlinable @MainActor
  func findFront<M: Meter>(
    of elements: ElementPair<Data.Element>,
    _ changed: inout [Int],
    _ context: Context<M>
  ) -> Int {
    let order = keys.order
    let ids = keys.ids
    let identify = view.identify
    let mayBeTied = hasTiedRows
    let most = unsafe min(order.count, elements.newCount)
    var position = 0
    while position < most {
      if !mayBeTied {
        position += unsafe elements.countSame(position, position, step: 1, upTo: most - position)
        if position == most { break }
      }
      let slot = order[position]
      let isTied = mayBeTied && rows[slot].isTied
      switch unsafe fate(elements, position, position, ids[slot], isTied, identify, context) {
      case .kept: break
      case .changed: changed.append(position)
      case .replaced: return position
      }
      position += 1
    }
    return position
  }

  /// Finds the rows from the last one back whose ids are where they were, counted from the end.
  ///
  /// - Parameters:
  ///   - elements: the elements before and now.
  ///   - front: how many rows from the first on are not looked at.
  ///   - changed: is told the positions of those that have to be described, the last one first.
  ///   - context: where in the tree.
  /// - Returns: how many.
  @inlinable @MainActor
  func findBack<M: Meter>(
    of elements: ElementPair<Data.Element>,
    after front: Int,
    _ changed: inout [Int],
    _ context: Context<M>
  ) -> Int {
    let order = keys.order
    let ids = keys.ids
    let identify = view.identify
    let mayBeTied = hasTiedRows
    let most = unsafe min(order.count, elements.newCount) - front
    var back = 0
    while back < most {
      let (before, now) = unsafe (order.count - 1 - back, elements.newCount - 1 - back)
      if !mayBeTied {
        let same = unsafe elements.countSame(before, now, step: -1, upTo: most - back)
        back += same
        if same > 0 { continue }
      }
      let slot = order[before]
      let isTied = mayBeTied && rows[slot].isTied
      switch unsafe fate(elements, before, now, ids[slot], isTied, identify, context) {
      case .kept: break
      case .changed: changed.append(now)
      case .replaced: return back
      }
      back += 1
    }
    return back
  }

  /// Finds the rows to be described among those that the keyed diff decided on.
  @inlinable @MainActor
  func findMiddle<M: Meter>(
    _ middle: Range<Int>,
    of elements: ElementPair<Data.Element>,
    _ changed: inout [Int],
    _ context: Context<M>
  ) {
    let order = keys.order
    let oldPositions = runtime.scratch.oldPositions
    let mayBeTied = hasTiedRows
    for position in middle {
      let before = oldPositions[position - middle.lowerBound]
      if before >= 0, !(mayBeTied && rows[order[position]].isTied),
        unsafe elements.haveSameBits(before, position) || elements.areEqual(before, position)
      {
        continue
      }
      changed.append(position)
    }
  }

  /// What became of a row that stands where it may have stood before.
  @inlinable @inline(__always)
  func fate<M: Meter>(
    _ elements: ElementPair<Data.Element>,
    _ before: Int,
    _ now: Int,
    _ id: @autoclosure () -> ID,
    _ isTied: Bool,
    _ identify: (Data.Element) -> ID,
    _ context: Context<M>
  ) -> Fate {
    let isSame = unsafe elements.haveSameBits(before, now)
    // The same function tells the same id of the same element.
    if unsafe !isSame || !elements.identifiesAlike {
      context.count { $0.keyCompares += 1 }
      guard unsafe (elements.new + now).lend(to: identify) == id() else { return .replaced }
    }
    let isKept = unsafe !isTied && (isSame || elements.areEqual(before, now))
    return isKept ? .kept : .changed
  }
}
