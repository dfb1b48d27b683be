import Observation
import ViewTree

extension Scenarios {
  /// Bugs in updates, tasks and observation that other runtimes shipped.
  static let sourceReports: [Scenario] = [
    changeDuringFlush, idleParents, taskRestart, coarseObservation,
  ]

  private struct Chained: Staged {
    @State private var first = 0
    @State private var second = 0
    var scene: some View {
      Button("first \(first)") { first += 1 }
        .onChange(of: first) { second += 10 }
      Text("second \(second)")
    }
  }

  private static let changeDuringFlush = Scenario(
    "B05",
    "A state that is written while updates run is brought to the screen by the next flush"
  ) { check in
    let host = mount(Chained())
    host.tap("first 0")
    check.that("texts", host.texts, is: ["first 1", "second 10"])
  }

  private struct Level<Content: View>: Staged {
    let content: Content
    var scene: some View { VStack { content } }
  }

  private static let idleParents = Scenario(
    "B06",
    "The state of a leaf under three parents runs no parent"
  ) { check in
    let journal = Journal()
    typealias Three = Level<Level<Level<Counter>>>
    let host = mount(
      Level(content: Level(content: Level(content: Counter("leaf", journal))))
    )
    let runs = host.count(\.bodiesRun) { host.tap("leaf 0") }
    check.that("runs", runs, is: 1)
    check.that("runs of the root", host.bodyRuns(of: Three.self), is: 1)
  }

  private struct TaskCounter: Staged {
    let journal: Journal
    @State private var count = 0
    var scene: some View {
      Button("count \(count)") { count += 1 }
        .task { journal.note("task") }
        .onAppear { journal.note("appear") }
    }
  }

  private static let taskRestart = Scenario(
    "B12",
    "A state that changes starts no task again and calls no onAppear"
  ) { check in
    let journal = Journal()
    let host = mount(TaskCounter(journal: journal))
    await host.settle()
    for count in 0..<5 { host.tap("count \(count)") }
    await host.settle()
    check.that("texts", host.texts, is: ["count 5"])
    check.that("journal", journal.take(), is: ["appear", "task"])
  }

  private final class Noisy: ObservableObject {
    @Published var value = 0
  }

  private struct Seven: Staged {
    @ObservedObject var a: Noisy
    @ObservedObject var b: Noisy
    @ObservedObject var c: Noisy
    @ObservedObject var d: Noisy
    @ObservedObject var e: Noisy
    @ObservedObject var f: Noisy
    @ObservedObject var g: Noisy
    var scene: some View { Text("a \(a.value)") }
  }

  @Observable fileprivate final class Quiet {
    var a = 0
    var b = 0
    var c = 0
    var d = 0
    var e = 0
  }

  private struct QuietRows: Staged {
    let model: Quiet
    var scene: some View {
      ForEach([0, 1, 2], id: \.self) { number in
        Text("\(number) \(number == 0 ? model.a + model.b + model.c + model.d + model.e : 0)")
      }
    }
  }

  private static let coarseObservation = Scenario(
    "B24",
    "Of seven observed objects every change runs the body that reads one; properties that a row "
      + "reads run that row and not the list"
  ) { check in
    let noisy = (0..<7).map { _ in Noisy() }
    let host = mount(
      Seven(
        a: noisy[0],
        b: noisy[1],
        c: noisy[2],
        d: noisy[3],
        e: noisy[4],
        f: noisy[5],
        g: noisy[6]
      )
    )
    let runs = host.runs(of: Seven.self) {
      for object in noisy {
        object.value += 1
        host.flush()
      }
    }
    check.that("runs for seven changes", runs, is: 7)
    let model = Quiet()
    let list = mount(QuietRows(model: model))
    let rows = list.count(\.rowsRun) {
      model.a = 1
      model.e = 1
      list.flush()
    }
    check.that("runs of the list", list.bodyRuns(of: QuietRows.self), is: 1)
    check.that("rows that ran", rows, is: 1)
    check.that("texts", list.texts, is: ["0 2", "1 0", "2 0"])
  }
}
