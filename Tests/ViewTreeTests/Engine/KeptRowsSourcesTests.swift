import Observation
import Testing
import ViewTree

/// A row is described again if something that its closure reads has changed.
@MainActor @Suite struct KeptRowsSourcesTests {
  private typealias Item = KeptRows.Item

  @Observable fileprivate final class Prices {
    var price = 1
  }

  private struct PricesTable: View {
    let items: [Item]
    let prices: Prices

    var body: some View {
      ForEach(items) { [prices] item in
        Text(item.id == 2 ? "\(item.label): \(prices.price)" : item.label)
      }
    }
  }

  @Test func aRowThatReadsSomethingIsNeverKept() {
    let prices = Prices()
    var items = Item.some([1, 2, 3])
    let host = Host(PricesTable(items: items, prices: prices))
    #expect(
      KeptRows.counts(host) {
        prices.price = 2
        host.flush()
      } == [1, 0]
    )
    items[0].label = "first"
    let counts = KeptRows.counts(host) {
      prices.price = 3
      host.update(to: PricesTable(items: items, prices: prices))
    }
    #expect(counts == [2, 1])
    #expect(host.tree.contents() == ["first", "\(items[1].label): 3", items[2].label])
  }

  private final class Model: ObservableObject {
    @Published var suffix = "a"
    @Published var items = Item.some([1, 2, 3])
  }

  /// All that the view holds is the object, which its row closure captures and reads.
  private struct ModelTable: View {
    @ObservedObject var model: Model
    var body: some View {
      ForEach(model.items) { item in Text("\(item.label) \(model.suffix)") }
    }
  }

  /// What a row reads of an observed object is tied to the view that observes it.
  @Test func allRowsAreDescribedAfterAnObservedObjectChanged() {
    let model = Model()
    let host = Host(ModelTable(model: model))
    let counts = KeptRows.counts(host) {
      model.suffix = "b"
      host.flush()
    }
    #expect(counts == [3, 0])
    #expect(host.tree.contents() == model.items.map { "\($0.label) b" })
    model.suffix = "c"
    model.items.removeFirst()
    host.flush()
    #expect(host.tree.contents() == model.items.map { "\($0.label) c" })
  }

  private struct LevelTable: View {
    @State private var level = 1
    let items: [Item]
    var body: some View {
      Button("raise") { level += 1 }
      ForEach(items) { item in Text("\(item.label) at \(level)") }
    }
  }

  @Test func rowsFollowTheStateThatTheyRead() {
    let items = Item.some([1, 2, 3])
    let host = Host(LevelTable(items: items))
    for level in 2...4 {
      host.tap("raise")
      #expect(host.tree.contents().dropFirst() == items.map { "\($0.label) at \(level)" }[...])
    }
  }
}
