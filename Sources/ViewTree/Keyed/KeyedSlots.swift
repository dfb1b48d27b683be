/// The rows of a list by id: which slot each row's node lives in, and the order on screen.
///
/// A row keeps its slot for life, so reordering permutes numbers and moves no node. Equal ends
/// are trimmed first, then new ids are looked up in a table that is kept, and a longest increasing
/// subsequence of old positions decides what moves. Rows with an id that came before are keyed by
/// id and occurrence, so that the first keeps its state.
///
/// All of it is inlinable: ids belong to the client, and a table of them that is not specialised
/// for their type hashes and compares each through its witnesses.
@usableFromInline
struct KeyedSlots<ID: Hashable> {
  /// The slots in the order on screen.
  @usableFromInline var order: [Int] = []
  /// The id of the row in each slot.
  @usableFromInline var ids: [ID] = []
  /// What the last reconciliation did.
  @usableFromInline var change = KeyedChange()
  /// How many slots exist, used or free.
  @inlinable var slotCount: Int { ids.count }

  @usableFromInline var slotOfID: [ID: Int] = [:]
  @usableFromInline var slotOfRepeat: [Repeat: Int] = [:]
  /// How often the id of each slot came before.
  @usableFromInline var occurrence: [Int] = []
  /// The old position of each slot while it is looked for, else -1.
  @usableFromInline var positions: [Int] = []
  @usableFromInline var free: [Int] = []
  /// How often each id came so far; used while ids repeat.
  @usableFromInline var seen: [ID: Int] = [:]
  /// How often each new id came before; empty unless one occurs twice.
  @usableFromInline var occurrences: [Int] = []

  @usableFromInline
  struct Repeat: Hashable {
    @usableFromInline let id: ID
    @usableFromInline let occurrence: Int

    @inlinable init(id: ID, occurrence: Int) {
      self.id = id
      self.occurrence = occurrence
    }
  }

  /// Makes an empty list.
  @usableFromInline init() {}

  /// How many rows are on screen.
  @inlinable var count: Int { order.count }

  /// Whether the list has an id twice.
  @inlinable var hasDuplicates: Bool { !slotOfRepeat.isEmpty }

  /// The slot at a position.
  ///
  /// - Parameter position: counted from the first row on screen.
  /// - Returns: the slot.
  @inlinable func slot(at position: Int) -> Int { order[position] }

  /// An id that more than one row has, or nil if there is none.
  @inlinable var firstDuplicate: ID? { slotOfRepeat.keys.first?.id }

  /// Brings the rows to a new list of ids.
  ///
  /// - Parameters:
  ///   - new: the ids of all rows, in order.
  ///   - scratch: working memory, kept between calls.
  ///   - meter: whether comparisons and hash table operations are counted.
  /// - Returns: whether rows came, went or changed places.
  /// - Complexity: O(rows) comparisons and numbers moved. Hash table operations are made for the
  ///   part that differs: one per row of it in the new list unless rows only came there, one per
  ///   row made, and one per row gone unless no row of the whole list is left. Where rows are out
  ///   of order, O(*k* log *k*) comparisons of numbers for the *k* rows of the part. No allocation
  ///   once the arrays and tables have grown.
  @inlinable
  mutating func reconcile<M: Meter>(
    to new: [ID],
    _ scratch: inout DiffScratch,
    _ meter: M.Type
  ) -> Bool {
    change.forget()
    guard !hasDuplicates else {
      reconcileRepeats(to: new, &scratch, meter)
      return true
    }
    let start = equalStart(new, meter)
    if start == new.count && start == order.count { return false }
    let suffix = equalEnds(from: start, new, meter)
    let old = start..<(order.count - suffix)
    if !replace(old, with: new[start..<(new.count - suffix)], &scratch, meter) {
      reconcileRepeats(to: new, &scratch, meter)
    }
    return true
  }

  /// Brings the rows between two ends to new ids; those of the ends are what they were.
  ///
  /// - Parameters:
  ///   - start: how many rows stay at the start.
  ///   - suffix: how many rows stay at the end.
  ///   - new: the ids of the rows between, in order.
  ///   - scratch: working memory, kept between calls.
  ///   - meter: whether comparisons and hash table operations are counted.
  /// - Complexity: as that of bringing the whole list to new ids, without the comparisons.
  @inlinable
  mutating func reconcile<M: Meter>(
    after start: Int,
    before suffix: Int,
    to new: [ID],
    _ scratch: inout DiffScratch,
    _ meter: M.Type
  ) {
    change.forget()
    let old = start..<(order.count - suffix)
    if replace(old, with: new[...], &scratch, meter) { return }
    // The rows of both ends are still where they were.
    let first = order.prefix(start).map { ids[$0] }
    let last = order.suffix(suffix).map { ids[$0] }
    reconcileRepeats(to: first + new + last, &scratch, meter)
  }

  @inlinable mutating func equalStart<M: Meter>(_ new: [ID], _ meter: M.Type) -> Int {
    let most = min(order.count, new.count)
    var equal = 0
    while equal < most {
      if M.counts { change.compares += 1 }
      guard ids[order[equal]] == new[equal] else { break }
      equal += 1
    }
    return equal
  }

  @inlinable
  mutating func equalEnds<M: Meter>(from start: Int, _ new: [ID], _ meter: M.Type) -> Int {
    let most = min(order.count, new.count) - start
    var equal = 0
    while equal < most {
      if M.counts { change.compares += 1 }
      guard ids[order[order.count - 1 - equal]] == new[new.count - 1 - equal] else { break }
      equal += 1
    }
    return equal
  }
}
