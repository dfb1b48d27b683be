import Testing
import ViewTree

@MainActor @Suite struct TaskTests {
  /// What the tasks of a test did, in order.
  private final class Log {
    var entries: [String] = []
  }

  private struct Search: View {
    let query: String
    let log: Log
    @Environment(\.clock) private var clock
    @State private var result = "none"
    @State private var bumps = 0

    var body: some View {
      Text("\(result) \(bumps)")
      Button("bump") { bumps += 1 }
        .task(id: query) {
          log.entries.append("start \(query)")
          do {
            try await clock?.sleep(for: .milliseconds(50))
            result = query
            log.entries.append("end \(query)")
          } catch {
            log.entries.append("cancelled \(query)")
          }
        }
    }
  }

  @Test func aTaskStartsAnewWhenItsIDChangesAndNotWhenTheBodyRuns() async {
    let log = Log()
    let host = Host(Search(query: "ab", log: log))
    await host.settle()
    host.tap("bump")
    host.update(to: Search(query: "ab", log: log))
    await host.advance(by: .milliseconds(20))
    #expect(log.entries == ["start ab"])
    host.update(to: Search(query: "abc", log: log))
    await host.settle()
    // When the cancelled task notices is its own affair.
    #expect(log.entries.sorted() == ["cancelled ab", "start ab", "start abc"])
    await host.advance(by: .milliseconds(50))
    #expect(log.entries.last == "end abc")
    #expect(host.tree.contents().first == "abc 1")
    #expect(host.counters.tasksStarted == 2)
    #expect(host.counters.tasksCancelled == 1)
  }

  @Test func aTaskIsCancelledWithItsIdentity() async {
    let log = Log()
    let host = Host(Search(query: "ab", log: log))
    await host.settle()
    #expect(host.holdings.tasks == 1)
    host.unmount()
    await host.settle()
    #expect(log.entries == ["start ab", "cancelled ab"])
    #expect(host.holdings.tasks == 0)
  }

  private struct Lifetime: View {
    let isOn: Bool
    let log: Log

    var body: some View {
      if isOn {
        Text("on")
          .onAppear { log.entries.append("appear") }
          .onDisappear { log.entries.append("disappear") }
      }
    }
  }

  @Test func beginningAndEndAreToldOnceEach() {
    let log = Log()
    let host = Host(Lifetime(isOn: true, log: log))
    host.update(to: Lifetime(isOn: true, log: log))
    #expect(log.entries == ["appear"])
    host.update(to: Lifetime(isOn: false, log: log))
    #expect(log.entries == ["appear", "disappear"])
    host.unmount()
    #expect(log.entries == ["appear", "disappear"])
  }
}
