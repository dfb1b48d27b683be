import Observation
import Testing
import ViewTree

@MainActor @Suite struct LeakTests {
  @Observable fileprivate final class Model {
    var title = "t"
  }

  private final class Cart: ObservableObject {
    @Published var items = 0
  }

  /// A tree with one of everything that is held on the heap.
  private struct Everything: View {
    let model: Model
    let isOn: Bool
    @StateObject private var cart = Cart()
    @State private var text = ""

    var body: some View {
      List {
        Section("rows") {
          ForEach(0..<4, id: \.self) { row in
            if isOn { CounterView(name: "\(row)") } else { AnyView(Text(model.title)) }
          }
        }
        TextField("text", text: $text)
        Button("add") { cart.items += 1 }
      }
      .padding(2)
      .environment(model)
      .onDisappear {}
      .task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) } }
      ScrollViewReader { _ in Text("\(cart.items)").id(cart.items) }
    }
  }

  @Test(arguments: [true, false])
  func nothingIsHeldAfterUnmounting(_ isOn: Bool) async {
    let model = Model()
    let host = Host(Everything(model: model, isOn: !isOn))
    host.update(to: Everything(model: model, isOn: isOn))
    host.tap("add")
    await host.settle()
    #expect(host.holdings.tasks == 1)
    #expect(host.holdings.boxes >= 2)
    host.unmount()
    await host.settle()
    // The container of the roots is the host's own.
    #expect(host.holdings == Holdings(nodes: 1, boxes: 0, observations: 0, tasks: 0))
    #expect(host.tree.elements.isEmpty)
  }

  @Test func aHostThatIsDroppedEndsItsTree() {
    let model = Model()
    weak var watched: Cart?
    struct Holder: View {
      let made: (Cart) -> Void
      @StateObject private var cart = Cart()
      @State private var count = 0

      var body: some View {
        made(cart)
        return Button("\(count) \(cart.items)") { count += 1 }
      }
    }
    do {
      let host = Host(Holder(made: { watched = $0 }))
      host.tap("0 0")
      #expect(watched != nil)
      _ = Host(Everything(model: model, isOn: true))
    }
    #expect(watched == nil)
  }
}
