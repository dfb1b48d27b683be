import Observation
import Testing
import ViewTree

@MainActor @Suite struct ObservationTests {
  @Observable fileprivate final class Model {
    var title = "t"
    var count = 0
    var names = ["a", "b", "c"]
  }

  private struct TitleView: View {
    let model: Model
    var body: some View { Text(model.title) }
  }

  private struct RowsView: View {
    let model: Model

    var body: some View {
      ForEach(0..<3) { row in
        Text(row == 1 ? model.title : "\(row)")
      }
    }
  }

  @Test func onlyAReadPropertyRunsTheBody() {
    let model = Model()
    let host = Host(TitleView(model: model))
    model.count = 5
    host.flush()
    #expect(host.bodyRuns(of: TitleView.self) == 1)
    model.title = "u"
    model.title = "v"
    host.flush()
    #expect(host.bodyRuns(of: TitleView.self) == 2)
    #expect(host.tree.contents() == ["v"])
  }

  @Test func aReadInARowClosureBelongsToTheRow() {
    let model = Model()
    let host = Host(RowsView(model: model))
    let before = host.counters
    model.title = "u"
    host.flush()
    #expect(host.tree.contents() == ["0", "u", "2"])
    #expect(host.bodyRuns(of: RowsView.self) == 1)
    #expect(host.counters.rowsRun - before.rowsRun == 1)
    model.title = "v"
    host.flush()
    #expect(host.tree.contents() == ["0", "v", "2"])
  }

  private final class Cart: ObservableObject {
    @Published var items = 0
    @Published var note = ""
  }

  private struct Badge: View {
    @ObservedObject var cart: Cart
    var body: some View { Text("\(cart.items)") }
  }

  private struct Shop: View {
    @StateObject private var cart = Cart()

    var body: some View {
      Badge(cart: cart)
      Button("add") { cart.items += 1 }
      Button("note") { cart.note = "n" }
    }
  }

  @Test func anyPublishedChangeRunsEveryObserver() {
    let host = Host(Shop())
    host.tap("note")
    #expect(host.bodyRuns(of: Shop.self) == 2)
    #expect(host.bodyRuns(of: Badge.self) == 2)
    host.tap("add")
    #expect(host.tree.contents().first == "1")
  }

  private struct Editor: View {
    @Bindable var model: Model
    var body: some View { TextField("title", text: $model.title) }
  }

  @Test func aBindableObjectIsEditedInPlace() {
    let model = Model()
    let host = Host(Editor(model: model))
    #expect(host.type("typed", into: "title"))
    #expect(model.title == "typed")
    #expect(host.tree.contents(of: "TextField") == ["typed"])
  }

  @Test func noRegistrationIsLeftAfterUnmounting() {
    let model = Model()
    let host = Host(RowsView(model: model))
    #expect(host.holdings.observations == 1)
    host.unmount()
    #expect(host.holdings.observations == 0)
    model.title = "after"
    host.flush()
  }
}
