extension KeyedSlots {
  /// Takes a row that is gone out of its table and gives up its slot.
  @inlinable mutating func removeSlot<M: Meter>(_ slot: Int, _ meter: M.Type) {
    if M.counts { change.hashes += 1 }
    if occurrence[slot] == 0 {
      slotOfID[ids[slot]] = nil
    } else {
      slotOfRepeat[Repeat(id: ids[slot], occurrence: occurrence[slot])] = nil
    }
    giveUp(slot)
  }

  @inlinable mutating func giveUp(_ slot: Int) {
    change.removed.append(slot)
    positions[slot] = -1
    free.append(slot)
  }

  /// A slot that no row has; the table does not know of it yet.
  @inlinable mutating func takeSlot(_ id: ID, occurrence before: Int) -> Int {
    change.made += 1
    if let reused = free.popLast() {
      ids[reused] = id
      occurrence[reused] = before
      return reused
    }
    ids.append(id)
    occurrence.append(before)
    positions.append(-1)
    return ids.count - 1
  }

  /// Takes back what `takeSlot` gave.
  @inlinable mutating func returnSlot(_ slot: Int) {
    change.made -= 1
    free.append(slot)
  }

  /// Enters an id with a slot unless it is there.
  ///
  /// - Returns: whether it was not there.
  /// - Complexity: one hash table operation.
  @inlinable mutating func enter<M: Meter>(_ id: ID, _ slot: Int, _ meter: M.Type) -> Bool {
    if M.counts { change.hashes += 1 }
    return Self.fill(&slotOfID[id, default: -1], with: slot)
  }

  @inlinable static func fill(_ entry: inout Int, with slot: Int) -> Bool {
    guard entry < 0 else { return false }
    entry = slot
    return true
  }

  /// Finds which of the rows that were there have to move.
  @inlinable mutating func markMoves<M: Meter>(_ scratch: inout DiffScratch, _ meter: M.Type) {
    var last = -1
    var isSorted = true
    for position in scratch.oldPositions where position >= 0 {
      if position < last { isSorted = false }
      last = position
    }
    if isSorted { return }
    change.increasing = scratch.increasing.mark(scratch.oldPositions, &scratch.stays, meter)
    if M.counts { change.searches = scratch.increasing.compares }
    for (place, position) in scratch.oldPositions.enumerated()
    where position >= 0 && !scratch.stays[place] {
      change.moved.append(scratch.slots[place])
    }
  }
}
