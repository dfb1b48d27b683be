extension KeyedSlots {
  /// Brings a part of the rows to new ids.
  ///
  /// - Returns: false if an id occurs twice; then the order is that of before without the rows
  ///   that are gone, and the new rows have not been made.
  @inlinable
  mutating func replace<M: Meter>(
    _ old: Range<Int>,
    with new: ArraySlice<ID>,
    _ scratch: inout DiffScratch,
    _ meter: M.Type
  ) -> Bool {
    scratch.forget()
    // Where no row can have been there before, the look-up is left to the entry.
    if old.isEmpty {
      for _ in new { scratch.append(slot: -1, from: -1) }
    } else if !lookUp(new, in: old, &scratch, meter) {
      return false
    }
    removeMissing(old, found: scratch.found, meter)
    guard makeMissing(new, &scratch, meter) else {
      if !change.removed.isEmpty { dropRemoved() }
      return false
    }
    markMoves(&scratch, meter)
    order.replaceSubrange(old, with: scratch.slots)
    return true
  }

  /// Finds the slots of ids that occur once.
  ///
  /// - Returns: false if an id occurs twice.
  @inlinable
  mutating func lookUp<M: Meter>(
    _ new: ArraySlice<ID>,
    in old: Range<Int>,
    _ scratch: inout DiffScratch,
    _ meter: M.Type
  ) -> Bool {
    for position in old { positions[order[position]] = position }
    for id in new {
      if M.counts { change.hashes += 1 }
      guard let slot = slotOfID[id] else {
        scratch.append(slot: -1, from: -1)
        continue
      }
      let position = positions[slot]
      // A slot outside the part, or one found before, means that the id is there twice.
      guard position >= 0 else {
        for position in old { positions[order[position]] = -1 }
        return false
      }
      positions[slot] = -1
      scratch.append(slot: slot, from: position)
    }
    return true
  }

  /// Gives up the rows that were not found.
  ///
  /// - Complexity: one hash table operation for each, none if no row of the list is left.
  @inlinable
  mutating func removeMissing<M: Meter>(_ old: Range<Int>, found: Int, _ meter: M.Type) {
    guard found == 0, old.count == order.count else {
      for position in old where positions[order[position]] >= 0 {
        removeSlot(order[position], meter)
      }
      return
    }
    slotOfID.removeAll(keepingCapacity: true)
    for slot in order { giveUp(slot) }
  }

  /// Gives each id that was not found a slot.
  ///
  /// - Returns: false if one of them occurs twice; then none has a slot.
  @inlinable
  mutating func makeMissing<M: Meter>(
    _ new: ArraySlice<ID>,
    _ scratch: inout DiffScratch,
    _ meter: M.Type
  ) -> Bool {
    var place = 0
    for id in new {
      if scratch.slots[place] < 0 {
        let slot = takeSlot(id, occurrence: 0)
        guard enter(id, slot, meter) else {
          returnSlot(slot)
          withdraw(new.prefix(place), scratch)
          return false
        }
        scratch.slots[place] = slot
      }
      place += 1
    }
    return true
  }

  @inlinable mutating func withdraw(_ new: ArraySlice<ID>, _ scratch: DiffScratch) {
    for (place, id) in new.enumerated() where scratch.oldPositions[place] < 0 {
      slotOfID[id] = nil
      returnSlot(scratch.slots[place])
    }
  }

  /// Takes the rows that are gone out of the order.
  @inlinable mutating func dropRemoved() {
    for slot in change.removed { positions[slot] = 0 }
    order.removeAll { positions[$0] == 0 }
    for slot in change.removed { positions[slot] = -1 }
  }
}
