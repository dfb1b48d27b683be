import Measurement
import Testing
import ViewTree

/// Lists that keep rows and lists that describe every row come to the same tree by the same steps.
@MainActor @Suite struct KeptRowsOracleTests {
  typealias Item = KeptRows.Item

  private struct Row: View {
    let item: Item
    @State private var taps = 0

    var body: some View {
      Text("\(item.label) tapped \(taps)")
      Button("tap \(item.id)") { taps += 1 }
    }
  }

  private struct Keeping: View {
    let items: [Item]
    var body: some View { ForEach(items) { Row(item: $0) } }
  }

  /// The oracle: its closure captures the items and is never the same twice.
  private struct Describing: View {
    let items: [Item]
    var body: some View {
      ForEach(items) { item in
        if items.isEmpty { Text("a row of no list") } else { Row(item: item) }
      }
    }
  }

  /// The items after a random edit.
  private func edited(_ items: [Item], _ edit: Int, using generator: inout SplitMix64) -> [Item] {
    var items = items
    func place() -> Int { Int.random(in: 0..<max(1, items.count), using: &generator) }
    let new = Item.some([Int.random(in: 0..<40, using: &generator)])
    switch edit {
    case 0 where !items.isEmpty: items[place()].label += "!"
    case 1: items.insert(contentsOf: new, at: items.isEmpty ? 0 : place())
    case 2 where !items.isEmpty: items.remove(at: place())
    case 3 where !items.isEmpty: items.swapAt(place(), place())
    case 4: items.shuffle(using: &generator)
    case 5: items.reverse()
    case 6 where items.count < 30: items += items.prefix(Int.random(in: 0...2, using: &generator))
    case 7: items = Item.some(items.map(\.id))
    case 8: items.removeFirst(min(2, items.count))
    default: items.append(contentsOf: new)
    }
    return items
  }

  private func withoutRepeats(_ items: [Item]) -> [Item] {
    var ids: Set<Int> = []
    return items.filter { ids.insert($0.id).inserted }
  }

  @Test(arguments: 1...60)
  func comesToTheTreeThatDescribingEveryRowComesTo(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var items = Item.some(Array(0..<20))
    let keeping = Host(Keeping(items: items))
    let describing = Host(Describing(items: items))
    for step in 0..<40 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        items = edited(items, Int.random(in: 0...9, using: &generator), using: &generator)
      }
      // Every third list of seeds repeats ids for good.
      if seed % 3 != 0 { items = withoutRepeats(items) }
      keeping.tree.forgetOperations()
      describing.tree.forgetOperations()
      keeping.update(to: Keeping(items: items))
      describing.update(to: Describing(items: items))
      let button = "tap \(Int.random(in: 0..<40, using: &generator))"
      #expect(keeping.tap(button) == describing.tap(button))
      let fault = "seed \(seed), step \(step)"
      #expect(keeping.tree.snapshot == describing.tree.snapshot, "\(fault)")
      #expect(keeping.tree.operations == describing.tree.operations, "\(fault)")
      #expect(labels(keeping.tree) == items.map(\.label), "\(fault)")
    }
    #expect(keeping.counters.hostOperations == describing.counters.hostOperations)
    #expect(keeping.counters.moves == describing.counters.moves)
    #expect(describing.counters.rowsKept == 0)
    #expect(keeping.counters.rowsRun <= describing.counters.rowsRun)
    if seed % 3 != 0 { #expect(keeping.counters.rowsKept > 0, "seed \(seed)") }
  }

  /// What the rows show, without what their buttons do.
  private func labels(_ tree: HostTree) -> [String] {
    tree.contents().compactMap { text in
      text.firstRange(of: " tapped ").map { String(text[..<$0.lowerBound]) }
    }
  }
}
