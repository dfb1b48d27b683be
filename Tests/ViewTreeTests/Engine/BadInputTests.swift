import Testing
import ViewTree

@MainActor @Suite struct BadInputTests {
  private struct Repeated: View {
    let ids: [Int]
    var body: some View {
      ForEach(ids, id: \.self) { CounterView(name: "\($0)") }
    }
  }

  @Test func anIDThatOccursTwiceIsReportedOnceAndLosesNoRow() {
    let host = Host(Repeated(ids: [1, 2, 1]))
    #expect(host.tree.contents(of: "Button").count == 3)
    host.tap("more 1")
    host.update(to: Repeated(ids: [2, 1, 1]))
    #expect(host.tree.contents().filter { !$0.hasPrefix("more") } == ["2 0", "1 1", "1 0"])
    #expect(host.diagnostics.count == 1)
    guard case .duplicateID(_, "1") = host.diagnostics.first else {
      Issue.record("expected the id 1 to be reported, found \(host.diagnostics)")
      return
    }
  }

  private struct Endless: View {
    var body: some View {
      VStack {
        Text("again")
        AnyView(Endless())
        AnyView(Endless())
      }
    }
  }

  @Test func aViewThatContainsItselfEndsWithAReport() {
    let host = Host(Endless())
    #expect(host.diagnostics == [.tooDeep(view: "Endless", limit: 512)])
    #expect(host.tree.contents().count == 512)
    host.unmount()
    #expect(host.tree.elements.isEmpty)
  }

  private struct First: View {
    var body: Second { Second() }
  }

  private struct Second: View {
    var body: First { First() }
  }

  @Test func viewTypesThatContainEachOtherEndWithAReport() {
    let host = Host(
      List { ForEach(0..<3) { _ in First() } },
      visibleRows: .init(visible: 1, buffer: 1)
    )
    #expect(host.diagnostics.contains { if case .tooDeep = $0 { true } else { false } })
  }

  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").onChange(of: count) { count += 1 }
      Button("start") { count += 1 }
    }
  }

  @Test func aTurnThatNeverEndsIsReported() {
    let host = Host(Restless())
    host.tap("start")
    #expect(host.diagnostics == [.endlessUpdate(flushes: Host<Restless>.flushLimit)])
  }

  private struct Constant: View {
    let count: Int
    var body: some View { ForEach(0..<count) { Text("\($0)") } }
  }

  @Test func aConstantRangeThatChangesKeepsTheFirstAndIsReported() {
    let host = Host(Constant(count: 2))
    host.update(to: Constant(count: 3))
    #expect(host.tree.contents() == ["0", "1"])
    #expect(host.diagnostics.count == 1)
  }
}
