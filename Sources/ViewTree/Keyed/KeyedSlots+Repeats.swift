extension KeyedSlots {
  /// Brings the rows to ids of which some occur more than once, telling equal ones apart by how
  /// often they came before.
  ///
  /// What was removed before it was known that an id occurs twice stays removed.
  @inlinable
  mutating func reconcileRepeats<M: Meter>(
    to new: [ID],
    _ scratch: inout DiffScratch,
    _ meter: M.Type
  ) {
    scratch.forget()
    for position in order.indices { positions[order[position]] = position }
    lookUpRepeats(new, &scratch, meter)
    for slot in order where positions[slot] >= 0 { removeSlot(slot, meter) }
    for (place, id) in new.enumerated() where scratch.slots[place] < 0 {
      let before = occurrences[place]
      let slot = takeSlot(id, occurrence: before)
      scratch.slots[place] = slot
      if M.counts { change.hashes += 1 }
      if before == 0 {
        slotOfID[id] = slot
      } else {
        slotOfRepeat[Repeat(id: id, occurrence: before)] = slot
      }
    }
    markMoves(&scratch, meter)
    order.removeAll(keepingCapacity: true)
    order.append(contentsOf: scratch.slots)
  }

  @inlinable
  mutating func lookUpRepeats<M: Meter>(
    _ new: [ID],
    _ scratch: inout DiffScratch,
    _ meter: M.Type
  ) {
    seen.removeAll(keepingCapacity: true)
    occurrences.removeAll(keepingCapacity: true)
    for id in new {
      let before = Self.next(&seen[id, default: 0])
      occurrences.append(before)
      let known = before == 0 ? slotOfID[id] : slotOfRepeat[Repeat(id: id, occurrence: before)]
      if M.counts { change.hashes += 2 }
      scratch.append(slot: known ?? -1, from: known.map { positions[$0] } ?? -1)
      if let known { positions[known] = -1 }
    }
  }

  @inlinable static func next(_ count: inout Int) -> Int {
    defer { count += 1 }
    return count
  }
}
