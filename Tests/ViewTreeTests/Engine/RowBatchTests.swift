import Observation
import Testing
import ViewTree

/// Rows that depend on nothing are described together; what one of them begins to read must come to
/// belong to it all the same.
@MainActor @Suite struct RowBatchTests {
  @Observable fileprivate final class Prices {
    var price = 1
  }

  private struct PricesView: View {
    let prices: Prices
    let shown: Set<Int>

    var body: some View {
      ForEach(0..<100) { row in
        Text(shown.contains(row) ? "\(row): \(prices.price)" : "\(row)")
      }
    }
  }

  private struct LevelsView: View {
    let shown: Set<Int>
    @State private var level = 1

    var body: some View {
      ForEach(0..<100) { row in
        Text(shown.contains(row) ? "\(row): \(level)" : "\(row)")
      }
      Button("raise") { level += 1 }
    }
  }

  private func changesOnly<V: View>(
    _ shown: [Int],
    of host: Host<V>,
    to number: Int,
    change: () -> Void
  ) {
    let before = host.counters
    change()
    host.flush()
    #expect(host.counters.rowsRun - before.rowsRun == shown.count)
    #expect(host.counters.bodiesRun == before.bodiesRun)
    for row in 0..<100 {
      let text = shown.contains(row) ? "\(row): \(number)" : "\(row)"
      #expect(host.tree.contents()[row] == text)
    }
  }

  @Test(arguments: [[0], [31], [32], [40, 41], [5, 70, 99]])
  func anObservableThatARowBeginsToReadIsTiedToTheRow(_ shown: [Int]) {
    let prices = Prices()
    let host = Host(PricesView(prices: prices, shown: []))
    host.update(to: PricesView(prices: prices, shown: []))
    let before = host.counters
    host.update(to: PricesView(prices: prices, shown: Set(shown)))
    #expect(host.counters.rowsRun - before.rowsRun == 100)
    #expect(host.holdings.observations == shown.count)
    changesOnly(shown, of: host, to: 2) { prices.price = 2 }
    changesOnly(shown, of: host, to: 3) { prices.price = 3 }
    host.update(to: PricesView(prices: prices, shown: []))
    #expect(host.holdings.observations == 0)
    changesOnly([], of: host, to: 4) { prices.price = 4 }
  }

  @Test(arguments: [[0], [31], [32], [40, 41], [5, 70, 99]])
  func aStateThatARowBeginsToReadIsTiedToTheRow(_ shown: [Int]) {
    let host = Host(LevelsView(shown: []))
    host.update(to: LevelsView(shown: Set(shown)))
    changesOnly(shown, of: host, to: 2) { host.tap("raise") }
    changesOnly(shown, of: host, to: 3) { host.tap("raise") }
    host.update(to: LevelsView(shown: []))
    changesOnly([], of: host, to: 4) { host.tap("raise") }
  }
}
