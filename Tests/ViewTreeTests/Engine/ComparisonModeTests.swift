import Testing
import ViewTree

/// How often bodies run under each way of comparing inputs: rows S01, S04 and S05 of the table.
@MainActor @Suite struct ComparisonModeTests {
  private struct Leaf: View {
    let value: Int
    var body: some View { Text("leaf \(value)") }
  }

  private struct Middle: View {
    let value: Int
    var body: some View { Leaf(value: value) }
  }

  private struct Parent: View {
    let tick: Int
    let value: Int
    var body: some View {
      Text("tick \(tick)")
      Middle(value: value)
    }
  }

  @Test(arguments: [(ComparisonMode.never, 3), (.automatic, 1), (.equatable, 1)])
  func anEqualChildRunsOnlyIfNothingIsCompared(_ mode: ComparisonMode, _ runs: Int) {
    let host = Host(Parent(tick: 0, value: 7), comparison: mode)
    let before = host.counters
    host.update(to: Parent(tick: 1, value: 7))
    // The parent, and without comparison the two below it.
    #expect(host.counters.bodiesRun - before.bodiesRun == runs)
    #expect(host.counters.nodesCreated == before.nodesCreated)
    #expect(host.counters.hostUpdates - before.hostUpdates == 1)
  }

  private struct Angle: Equatable {
    let degrees: Int
    static func == (left: Angle, right: Angle) -> Bool { (left.degrees - right.degrees) % 360 == 0 }
  }

  private struct Dial: View {
    let angle: Angle
    var body: some View { Text("dial \(angle.degrees)") }
  }

  @Test(arguments: [(ComparisonMode.never, 1), (.automatic, 1), (.equatable, 0)])
  func plainBitsThatAreEqualRunUnlessEqualityIsAsked(_ mode: ComparisonMode, _ runs: Int) {
    let host = Host(Dial(angle: Angle(degrees: 0)), comparison: mode)
    host.update(to: Dial(angle: Angle(degrees: 360)))
    #expect(host.bodyRuns(of: Dial.self) == 1 + runs)
  }

  private struct Name: Equatable {
    let text: String
    static func == (left: Name, right: Name) -> Bool {
      left.text.lowercased() == right.text.lowercased()
    }
  }

  private struct Greeting: View {
    let name: Name
    var body: some View { Text("hello \(name.text)") }
  }

  @Test(arguments: [(ComparisonMode.never, 1), (.automatic, 0), (.equatable, 0)])
  func equalReferencesRunOnlyIfNothingIsCompared(_ mode: ComparisonMode, _ runs: Int) {
    let host = Host(Greeting(name: Name(text: "ada")), comparison: mode)
    host.update(to: Greeting(name: Name(text: "ADA")))
    #expect(host.bodyRuns(of: Greeting.self) == 1 + runs)
  }
}
