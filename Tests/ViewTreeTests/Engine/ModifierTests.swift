import Testing
import ViewTree

@MainActor @Suite struct ModifierTests {
  private struct Faded: View {
    let isOn: Bool

    var body: some View {
      CounterView(name: "a").opacity(isOn ? 1 : 0.5).animation(.default, value: isOn)
    }
  }

  @Test func aConditionInAModifiersValueKeepsIdentity() {
    let host = Host(Faded(isOn: true))
    host.tap("more a")
    host.tree.forgetOperations()
    host.update(to: Faded(isOn: false))
    #expect(host.tree.contents().first == "a 1")
    #expect(host.bodyRuns(of: CounterView.self) == 2)
    let text = host.tree.roots.first.flatMap { host.tree.elements[$0] }
    #expect(text?.attribute("opacity") == "0.5")
    #expect(host.tree.operations.count == 2)
  }

  @Test func anAnimationStartsFromTheOldValueIfIdentityStays() {
    let host = Host(Faded(isOn: true))
    host.update(to: Faded(isOn: true))
    #expect(host.transitions.isEmpty)
    host.update(to: Faded(isOn: false))
    #expect(host.transitions == [Transition(attribute: "opacity", from: "1.0", to: "0.5")])
  }

  private struct Blinking: View {
    @State private var isOn = false

    var body: some View {
      Button("blink") { withAnimation { isOn.toggle() } }
      Button("jump") { isOn.toggle() }
      if isOn { Text("on").opacity(1) } else { Text("off").opacity(0.2) }
    }
  }

  @Test func anAnimationOfANewIdentityHasNoOldValue() {
    let host = Host(Blinking())
    host.tap("jump")
    #expect(host.transitions.isEmpty)
    host.tap("blink")
    #expect(host.transitions == [Transition(attribute: "opacity", from: nil, to: "0.2")])
  }

  private struct Card: ViewModifier {
    let title: String
    @State private var taps = 0

    func body(content: Content) -> some View {
      VStack {
        Text("\(title) \(taps)")
        Button("tap card") { taps += 1 }
        content
      }
    }
  }

  private struct CardRoot: View {
    let title: String
    let text: String

    var body: some View {
      Text(text).padding(4).modifier(Card(title: title))
    }
  }

  @Test func aModifierHasStateAndItsContentIsNoInputOfItsBody() {
    let host = Host(CardRoot(title: "t", text: "x"))
    host.tap("tap card")
    #expect(host.tree.contents() == ["t 1", "tap card", "x"])
    let before = host.counters.bodiesRun
    host.update(to: CardRoot(title: "t", text: "y"))
    #expect(host.tree.contents() == ["t 1", "tap card", "y"])
    #expect(host.counters.bodiesRun - before == 1)
    host.update(to: CardRoot(title: "u", text: "y"))
    #expect(host.tree.contents() == ["u 1", "tap card", "y"])
  }

  private struct Chat: View {
    @State private var count = 3

    var body: some View {
      ScrollViewReader { proxy in
        Button("send") {
          count += 1
          proxy.scrollTo(count - 1)
        }
        Button("last") { proxy.scrollTo(count - 1, anchor: .bottom) }
        Button("top") { proxy.scrollTo("top") }
        Text("title").id("top")
        ForEach(0..<count, id: \.self) { Text("message \($0)") }
      }
    }
  }

  @Test func aReaderScrollsToRowsAndIDsThatExist() {
    let host = Host(Chat())
    host.tap("send")
    #expect(host.scrollPosition == nil)
    host.tap("last")
    #expect(host.scrollPosition == AnyHashable(3))
    host.tap("top")
    #expect(host.scrollPosition == AnyHashable("top"))
  }
}
