public import ViewTree

/// The table without views: the same changes found by a loop over arrays of structs.
///
/// It is the floor under every way to write a view tree, and no general diff: it knows that a row
/// has seven elements and what can happen to one, and it tells the host of the same operations in
/// the same order as the engine does.
public struct PlainTable {
  private struct Row {
    var item: TableItem
    /// The number of the row's own element, which those inside follow.
    var first: ElementID
    var slot: Int
  }

  /// Of a row: itself, two texts, and two buttons with a text each.
  private static let elements = 7

  /// What reached the host.
  public private(set) var digest = HostDigest()
  private var rows: [Row] = []
  private var lastElement: ElementID = 0
  private var freeSlots: [Int] = []

  /// Shows the rows.
  ///
  /// - Parameter items: the rows, in order.
  public init(items: [TableItem]) {
    digest.add(.create)
    lastElement = 1
    for (slot, item) in items.enumerated() { rows.append(make(item, slot: slot)) }
  }

  /// Brings the rows to other values.
  ///
  /// - Parameter items: the rows, in order.
  /// - Complexity: O(rows) comparisons; rows that changed places are sought among themselves.
  public mutating func update(to items: [TableItem]) {
    guard items.count == rows.count else { return resize(to: items) }
    var strangers: [Int] = []
    for position in items.indices {
      if rows[position].item.id == items[position].id {
        change(position, to: items[position])
      } else {
        strangers.append(position)
      }
    }
    if !strangers.isEmpty { rearrange(strangers, items) }
  }

  private mutating func change(_ position: Int, to item: TableItem) {
    if rows[position].item == item { return }
    let old = rows[position].item
    rows[position].item = item
    let first = rows[position].first
    if old.isSelected != item.isSelected { digest.add(.update, first) }
    if old.label != item.label { digest.add(.update, first + 2) }
  }

  /// Rows came or went between equal ends.
  private mutating func resize(to items: [TableItem]) {
    let most = min(items.count, rows.count)
    var start = 0
    while start < most, rows[start].item.id == items[start].id { start += 1 }
    var end = 0
    while end < most - start,
      rows[rows.count - 1 - end].item.id == items[items.count - 1 - end].id
    { end += 1 }
    for position in 0..<start { change(position, to: items[position]) }
    for row in rows[start..<rows.count - end] { remove(row) }
    let new = items[start..<items.count - end].map { make($0, slot: takeSlot()) }
    rows.replaceSubrange(start..<rows.count - end, with: new)
    for position in items.count - end..<items.count { change(position, to: items[position]) }
  }

  /// Rows in some places have other ids than before: they changed places, or others came for them.
  private mutating func rearrange(_ places: [Int], _ items: [TableItem]) {
    let old = places.map { rows[$0] }
    let ids = Dictionary(
      old.enumerated().map { ($1.item.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let known = places.map { ids[items[$0].id] }
    let stay = Set(known.compactMap(\.self))
    for (index, row) in old.enumerated() where !stay.contains(index) { remove(row) }
    for source in known { if let source { digest.add(.move, old[source].slot) } }
    for (place, source) in zip(places, known) {
      if let source {
        rows[place] = old[source]
        change(place, to: items[place])
      } else {
        rows[place] = make(items[place], slot: takeSlot())
      }
    }
  }

  private mutating func takeSlot() -> Int { freeSlots.popLast() ?? rows.count }

  private mutating func make(_ item: TableItem, slot: Int) -> Row {
    for _ in 0..<Self.elements { digest.add(.create) }
    defer { lastElement += Self.elements }
    return Row(item: item, first: lastElement + 1, slot: slot)
  }

  private mutating func remove(_ row: Row) {
    for _ in 0..<Self.elements { digest.add(.remove) }
    freeSlots.append(row.slot)
  }
}
