import Testing
import ViewTree

@MainActor @Suite struct StateTests {
  /// Keeps what the views of a test hand out.
  private final class Box<Value> {
    var value: Value?
  }

  private struct Parent: View {
    let kept: Box<Binding<Int>>
    @State private var count = 0

    var body: some View {
      kept.value = $count
      return Child(count: $count)
    }
  }

  private struct Child: View {
    @Binding var count: Int

    var body: some View {
      Text("\(count)")
      Button("more") { count += 1 }
    }
  }

  @Test func passingABindingIsNotReading() {
    let host = Host(Parent(kept: Box()))
    host.tap("more")
    #expect(host.tree.contents() == ["1", "more"])
    #expect(host.bodyRuns(of: Parent.self) == 1)
    #expect(host.bodyRuns(of: Child.self) == 2)
  }

  @Test func anyNumberOfWritesInATurnIsOneRun() throws {
    let kept = Box<Binding<Int>>()
    let host = Host(Parent(kept: kept))
    let count = try #require(kept.value)
    for value in 1...3 { count.wrappedValue = value }
    host.flush()
    #expect(host.bodyRuns(of: Child.self) == 2)
    #expect(host.tree.contents().first == "3")
  }

  @Test func anEqualValueRunsNothing() throws {
    let kept = Box<Binding<Int>>()
    let host = Host(Parent(kept: kept))
    let before = host.counters
    try #require(kept.value).wrappedValue = 0
    host.flush()
    #expect(host.counters == before)
  }

  @Test func aBindingOutlivesItsIdentityWithoutEffect() throws {
    let kept = Box<Binding<Int>>()
    let host = Host(Parent(kept: kept))
    let count = try #require(kept.value)
    count.wrappedValue = 4
    host.unmount()
    count.wrappedValue = 5
    #expect(count.wrappedValue == 4)
    #expect(host.tree.elements.isEmpty)
  }

  private struct Writer: View {
    @State private var count = 0

    var body: some View {
      count += 1
      return Text("\(count)")
    }
  }

  @Test func aWriteDuringABodyIsRefusedAndReported() {
    let host = Host(Writer())
    #expect(host.tree.contents() == ["0"])
    #expect(host.diagnostics == [.stateWrittenDuringBody(type: "Int")])
    #expect(host.bodyRuns(of: Writer.self) == 1)
  }

  private struct Seeded: View {
    @State private var value: Int
    let input: Int

    init(_ input: Int) {
      _value = State(initialValue: input)
      self.input = input
    }

    var body: some View { Text("\(value) of \(input)") }
  }

  @Test func theFirstValueIsUsedOnce() {
    let host = Host(Seeded(1))
    host.update(to: Seeded(2))
    #expect(host.tree.contents() == ["1 of 2"])
  }

  private struct Twice: View {
    var body: some View {
      let counter = CounterView(name: "c")
      counter
      counter
    }
  }

  @Test func oneValuePlacedTwiceIsTwoIdentities() {
    let host = Host(Twice())
    host.tap("more c")
    #expect(host.tree.contents() == ["c 1", "more c", "c 0", "more c"])
  }

  private struct Conditional: View {
    @State private var isShown = true
    @State private var value = 0

    var body: some View {
      Button("toggle") { isShown.toggle() }
      Button("write") { value += 1 }
      if isShown { Text("\(value)") }
    }
  }

  @Test func theLastRunDecidesWhatIsRead() {
    let host = Host(Conditional())
    host.tap("write")
    #expect(host.bodyRuns(of: Conditional.self) == 2)
    host.tap("toggle")
    host.tap("write")
    #expect(host.bodyRuns(of: Conditional.self) == 3)
    host.tap("toggle")
    #expect(host.tree.contents().last == "2")
  }
}
