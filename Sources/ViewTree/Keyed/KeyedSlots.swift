/// The rows of a list by id: which slot each row's node lives in, and the order on screen.
///
/// A row keeps its slot for life, so reordering permutes numbers and moves no node. Equal ends
/// are trimmed first, then new ids are looked up in a table that is kept, and a longest increasing
/// subsequence of old positions decides what moves. Rows with an id that came before are keyed by
/// id and occurrence, so that the first keeps its state.
@usableFromInline
struct KeyedSlots<ID: Hashable> {
  /// The slots in the order on screen.
  @usableFromInline var order: [Int] = []
  /// The id of the row in each slot.
  @usableFromInline var ids: [ID] = []
  /// What the last reconciliation did.
  @usableFromInline private(set) var change = KeyedChange()
  /// How many slots exist, used or free.
  @usableFromInline var slotCount: Int { ids.count }

  private var slotOfID: [ID: Int] = [:]
  private var slotOfRepeat: [Repeat: Int] = [:]
  private var occurrence: [Int] = []
  private var positions: [Int] = []
  private var free: [Int] = []
  /// How often each new id came before; empty unless one occurs twice.
  private var occurrences: [Int] = []

  struct Repeat: Hashable {
    let id: ID
    let occurrence: Int
  }

  /// Makes an empty list.
  @usableFromInline init() {}

  /// How many rows are on screen.
  @inlinable public var count: Int { order.count }

  /// Whether the list has an id twice.
  @usableFromInline var hasDuplicates: Bool { !slotOfRepeat.isEmpty }

  /// The slot at a position.
  ///
  /// - Parameter position: counted from the first row on screen.
  /// - Returns: the slot.
  @inlinable public func slot(at position: Int) -> Int { order[position] }

  /// An id that more than one row has, or nil if there is none.
  @usableFromInline var firstDuplicate: ID? { slotOfRepeat.keys.first?.id }

  /// Brings the rows to a new list of ids.
  ///
  /// - Parameters:
  ///   - new: the ids of all rows, in order.
  ///   - scratch: working memory, kept between calls.
  /// - Returns: whether rows came, went or changed places.
  /// - Complexity: O(rows) comparisons and numbers moved, one to three hash table operations per
  ///   row of the part that differs, and O(*k* log *k*) comparisons of numbers for *k* rows of a
  ///   part that is out of order; no allocation once the arrays have grown.
  @usableFromInline
  mutating func reconcile(to new: [ID], _ scratch: inout DiffScratch) -> Bool {
    change.forget()
    let start = hasDuplicates ? 0 : equalStart(new)
    if start == new.count && start == order.count { return false }
    let suffix = hasDuplicates ? 0 : equalEnds(from: start, new)
    let end = order.count - suffix
    let newEnd = new.count - suffix
    if !hasDuplicates, lookUp(new[start..<newEnd], in: start..<end, &scratch) {
      replace(start..<end, with: new[start..<newEnd], &scratch)
    } else {
      lookUpRepeats(new, &scratch)
      replace(0..<order.count, with: new[...], &scratch)
    }
    return true
  }

  private mutating func equalStart(_ new: [ID]) -> Int {
    let most = min(order.count, new.count)
    var equal = 0
    while equal < most {
      change.compares += 1
      guard ids[order[equal]] == new[equal] else { break }
      equal += 1
    }
    return equal
  }

  private mutating func equalEnds(from start: Int, _ new: [ID]) -> Int {
    let most = min(order.count, new.count) - start
    var equal = 0
    while equal < most {
      change.compares += 1
      guard ids[order[order.count - 1 - equal]] == new[new.count - 1 - equal] else { break }
      equal += 1
    }
    return equal
  }

  /// Finds the slots of ids that occur once.
  ///
  /// - Returns: false if an id occurs twice.
  private mutating func lookUp(
    _ new: ArraySlice<ID>,
    in old: Range<Int>,
    _ scratch: inout DiffScratch
  ) -> Bool {
    scratch.slots.removeAll(keepingCapacity: true)
    scratch.oldPositions.removeAll(keepingCapacity: true)
    for position in old { positions[order[position]] = position }
    for id in new {
      change.hashes += 1
      guard let slot = slotOfID[id] else {
        scratch.slots.append(-1)
        scratch.oldPositions.append(-1)
        continue
      }
      let position = positions[slot]
      // A slot outside the part, or one found before, means that the id is there twice.
      guard position >= 0 else {
        clearPositions(old)
        return false
      }
      positions[slot] = -1
      scratch.slots.append(slot)
      scratch.oldPositions.append(position)
    }
    return !newIDsRepeat(new, scratch, old)
  }

  /// Whether two of the ids that have no slot are equal; enters them to find out.
  private mutating func newIDsRepeat(
    _ new: ArraySlice<ID>,
    _ scratch: DiffScratch,
    _ old: Range<Int>
  ) -> Bool {
    var entered = 0
    for (place, id) in new.enumerated() where scratch.slots[place] < 0 {
      change.hashes += 1
      if slotOfID.updateValue(-1, forKey: id) != nil {
        withdraw(new, scratch, upTo: place)
        clearPositions(old)
        return true
      }
      entered += 1
    }
    return false
  }

  private mutating func withdraw(_ new: ArraySlice<ID>, _ scratch: DiffScratch, upTo end: Int) {
    for (place, id) in new.enumerated() where place <= end && scratch.slots[place] < 0 {
      if slotOfID[id] == -1 { slotOfID[id] = nil }
    }
  }

  private mutating func clearPositions(_ old: Range<Int>) {
    for position in old { positions[order[position]] = -1 }
  }

  /// Finds the slots of all ids, telling equal ones apart by how often they came before.
  private mutating func lookUpRepeats(_ new: [ID], _ scratch: inout DiffScratch) {
    scratch.slots.removeAll(keepingCapacity: true)
    scratch.oldPositions.removeAll(keepingCapacity: true)
    for position in order.indices { positions[order[position]] = position }
    var seen: [ID: Int] = [:]
    for id in new {
      let before = seen[id, default: 0]
      seen[id] = before + 1
      let known = before == 0 ? slotOfID[id] : slotOfRepeat[Repeat(id: id, occurrence: before)]
      change.hashes += 3
      scratch.slots.append(known ?? -1)
      scratch.oldPositions.append(known.map { positions[$0] } ?? -1)
      if let known { positions[known] = -1 }
    }
    occurrences = seen.count == new.count ? [] : occurrences(in: new)
  }

  private func occurrences(in new: [ID]) -> [Int] {
    var seen: [ID: Int] = [:]
    return new.map { id in
      seen[id, default: 0] += 1
      return seen[id, default: 1] - 1
    }
  }

  private mutating func replace(
    _ old: Range<Int>,
    with new: ArraySlice<ID>,
    _ scratch: inout DiffScratch
  ) {
    for position in old where positions[order[position]] >= 0 {
      removeSlot(order[position])
    }
    markMoves(&scratch)
    for (place, id) in new.enumerated() where scratch.slots[place] < 0 {
      scratch.slots[place] = makeSlot(
        id,
        occurrence: occurrences.isEmpty ? 0 : occurrences[place]
      )
    }
    occurrences = []
    order.replaceSubrange(old, with: scratch.slots)
  }

  private mutating func removeSlot(_ slot: Int) {
    change.removed.append(slot)
    change.hashes += 1
    positions[slot] = -1
    if occurrence[slot] == 0 {
      slotOfID[ids[slot]] = nil
    } else {
      slotOfRepeat[Repeat(id: ids[slot], occurrence: occurrence[slot])] = nil
    }
    free.append(slot)
  }

  private mutating func makeSlot(_ id: ID, occurrence before: Int) -> Int {
    let slot: Int
    if let reused = free.popLast() {
      slot = reused
      ids[slot] = id
      occurrence[slot] = before
    } else {
      slot = ids.count
      ids.append(id)
      occurrence.append(before)
      positions.append(-1)
    }
    change.hashes += 1
    if before == 0 {
      slotOfID[id] = slot
    } else {
      slotOfRepeat[Repeat(id: id, occurrence: before)] = slot
    }
    return slot
  }

  private mutating func markMoves(_ scratch: inout DiffScratch) {
    var last = -1
    var isSorted = true
    for position in scratch.oldPositions where position >= 0 {
      if position < last { isSorted = false }
      last = position
    }
    if isSorted { return }
    change.increasing = scratch.increasing.mark(scratch.oldPositions, &scratch.stays)
    for (place, position) in scratch.oldPositions.enumerated()
    where position >= 0 && !scratch.stays[place] {
      change.moved.append(scratch.slots[place])
    }
  }
}
