import ViewTree

extension Scenarios {
  /// Claims of part H: tasks.
  static let taskClaims: [Scenario] = [restartByID, lateResults, freshTaskIDs]

  private struct Search: Staged {
    let query: String
    let tick: Int
    let isChecked: Bool
    let trace: Journal
    @State private var result = "none"
    @State private var generation = 0
    @Environment(\.clock) private var clock
    var scene: some View {
      Text("\(tick) \(result)").task(id: query) { await search() }
    }

    /// "ab" answers after 80 ms and "abc" after 50, and the service does not stop when it is asked to.
    private func search() async {
      generation += 1
      let own = generation
      trace.note("start \(query)")
      let answer = await service(query)
      let isLate = isChecked && own != generation
      trace.note(isLate ? "drop \(query)" : "show \(query)")
      if !isLate { result = answer }
    }

    private func service(_ query: String) async -> String {
      let wait = Task { [clock] in
        try? await clock?.sleep(for: .milliseconds(query == "ab" ? 80 : 50))
      }
      await wait.value
      return "results of \(query)"
    }
  }

  private static let restartByID = Scenario(
    "H01",
    "task(id:) asks the old task to end and starts a new one when the id changes; a run of the body "
      + "alone does neither"
  ) { check in
    let trace = Journal()
    @MainActor func search(_ query: String, tick: Int) -> Search {
      Search(query: query, tick: tick, isChecked: true, trace: trace)
    }
    let host = mount(search("ab", tick: 0))
    await host.settle()
    host.update(to: search("ab", tick: 1))
    await host.settle()
    check.that("run again", trace.take(), is: ["start ab"])
    host.update(to: search("abc", tick: 1))
    await host.settle()
    check.that("another id", trace.take(), is: ["start abc"])
    check.that("cancelled", host.counters.tasksCancelled, is: 1)
    check.that("started", host.counters.tasksStarted, is: 2)
    await host.advance(by: .milliseconds(100))
  }

  private static let lateResults = Scenario(
    "H02",
    "Cancelling is cooperative: ab at 80 ms overwrites abc at 50 ms, unless a late result is dropped "
      + "by its generation"
  ) { check in
    for (isChecked, end, shown) in [
      (true, "drop ab", "results of abc"), (false, "show ab", "results of ab"),
    ] {
      let trace = Journal()
      @MainActor func search(_ query: String) -> Search {
        Search(query: query, tick: 0, isChecked: isChecked, trace: trace)
      }
      let host = mount(search("ab"))
      await host.settle()
      host.update(to: search("abc"))
      await host.settle()
      await host.advance(by: .milliseconds(50))
      check.that("at 50 ms", host.texts, is: ["0 results of abc"])
      await host.advance(by: .milliseconds(30))
      check.that("trace", trace.take(), is: ["start ab", "start abc", "show abc", end])
      check.that("at 80 ms", host.texts, is: ["0 \(shown)"])
    }
  }

  private final class Numbers {
    private var last = 0
    func next() -> Int {
      last += 1
      return last
    }
  }

  private struct Restless: Staged {
    let tick: Int
    let numbers: Numbers
    let trace: Journal
    var scene: some View {
      Text("tick \(tick)").task { trace.note("start") }.id(numbers.next())
    }
  }

  private static let freshTaskIDs = Scenario(
    "H03",
    "An id that is another at every run of the body starts the task again at every update"
  ) { check in
    let trace = Journal()
    let numbers = Numbers()
    let host = mount(Restless(tick: 0, numbers: numbers, trace: trace))
    await host.settle()
    for tick in 1...3 {
      host.update(to: Restless(tick: tick, numbers: numbers, trace: trace))
      await host.settle()
    }
    check.that("trace", trace.take(), is: ["start", "start", "start", "start"])
  }
}
