import Observation
import ViewTree

extension Scenarios {
  /// Claims of part G about what a body reads from elsewhere: objects, the environment, properties.
  static let sourceClaims: [Scenario] = [
    wholeObjects, bindingToObject, nearestEnvironment, readsThroughProperties,
  ]

  fileprivate final class Coarse: ObservableObject {
    @Published var a = 0
    @Published var b = 0
  }

  @Observable fileprivate final class Fine {
    var a = 0
    var b = 0
  }

  private struct CoarseA: Staged {
    @ObservedObject var model: Coarse
    var scene: some View { Text("a \(model.a)") }
  }

  private struct FineA: Staged {
    let model: Fine
    var scene: some View { Text("a \(model.a)") }
  }

  private static let wholeObjects = Scenario(
    "G07",
    "Any change of an ObservableObject runs every observer; of an @Observable one only the readers of "
      + "that property"
  ) { check in
    let (coarse, fine) = (Coarse(), Fine())
    let first = mount(CoarseA(model: coarse))
    let second = mount(FineA(model: fine))
    coarse.b = 1
    first.flush()
    fine.b = 1
    second.flush()
    check.that("ObservableObject", first.bodyRuns(of: CoarseA.self), is: 2)
    check.that("@Observable", second.bodyRuns(of: FineA.self), is: 1)
  }

  private struct BoundObject: Staged {
    @Binding var model: Coarse
    var scene: some View { Text("a \(model.a)") }
  }

  private struct ObjectOwner: Staged {
    @State var model: Coarse
    var scene: some View { BoundObject(model: $model) }
  }

  private static let bindingToObject = Scenario(
    "G08",
    "A binding to an object does not subscribe to it"
  ) { check in
    let model = Coarse()
    let host = mount(ObjectOwner(model: model))
    let runs = host.count(\.bodiesRun) {
      model.a = 1
      host.flush()
    }
    check.that("runs", runs, is: 0)
    check.that("texts", host.texts, is: ["a 0"])
  }

  private struct LevelView: Staged {
    @Environment(\.level) private var level
    var scene: some View { Text("level \(level)") }
  }

  private struct Nearest: Staged {
    var scene: some View {
      LevelView()
      VStack { LevelView().environment(\.level, 2) }
    }
  }

  private struct Needing: Staged {
    @Environment(Fine.self) private var model
    var scene: some View { Text("a \(model.a)") }
  }

  private static let nearestEnvironment = Scenario(
    "G09",
    "The nearest ancestor's value of the environment wins, and an object that nobody provides is an "
      + "error that names its type"
  ) { check in
    let host = mount(Nearest().environment(\.level, 1))
    check.that("texts", host.texts, is: ["level 1", "level 2"])
    let missing = mount(Needing())
    check.that(
      "diagnostics",
      missing.diagnostics,
      is: [.missingObject(type: "Fine", view: "Needing")]
    )
    let provided = mount(Needing().environment(Fine()))
    check.that("provided", provided.texts, is: ["a 0"])
  }

  private struct Computing: Staged {
    @State private var first = "a"
    @State private var second = "b"
    @State private var isFull = false
    private var title: String { isFull ? "\(first) \(second)" : first }
    var scene: some View {
      Text(title)
      Button("first") { first += "!" }
      Button("second") { second += "!" }
      Button("full") { isFull = true }
    }
  }

  private static let readsThroughProperties = Scenario(
    "G10",
    "A computed property registers what it reads, and a branch that is not taken registers nothing"
  ) { check in
    let host = mount(Computing())
    @MainActor func runs(_ button: String) -> Int {
      host.runs(of: Computing.self) { host.tap(button) }
    }
    check.that("read", runs("first"), is: 1)
    check.that("in a branch not taken", runs("second"), is: 0)
    check.that("the condition", runs("full"), is: 1)
    check.that("in the branch taken", runs("second"), is: 1)
    check.that("texts", host.texts.first, is: "a! b!!")
  }
}
