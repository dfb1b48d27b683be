import Observation
import ViewTree

extension EnvironmentValues {
  private struct Level: EnvironmentKey { static var defaultValue: Int { 0 } }
  private struct Mood: EnvironmentKey { static var defaultValue: String { "calm" } }

  /// A number that scenarios put into the environment.
  var level: Int {
    get { self[Level.self] }
    set { self[Level.self] = newValue }
  }

  /// A word that scenarios put into the environment.
  var mood: String {
    get { self[Mood.self] }
    set { self[Mood.self] = newValue }
  }
}

extension Scenarios {
  /// S38 to S42: what a body reads from elsewhere.
  static let sources: [Scenario] = [
    environmentReads, observableReads, observableObject, bothDirty, equatableHit,
  ]

  private struct Reader: Staged {
    @Environment(\.level) private var level
    var scene: some View { Text("level \(level)") }
  }

  private struct Passing: Staged {
    var scene: some View { Reader() }
  }

  private struct Writer: Staged {
    let level: Int
    let mood: String
    var scene: some View {
      Passing().environment(\.level, level).environment(\.mood, mood)
    }
  }

  private static let environmentReads = Scenario(
    "S38",
    "A value of the environment runs those who read it, when it differs, and nobody between them and "
      + "the writer"
  ) { check in
    let host = mount(Writer(level: 1, mood: "calm"))
    @MainActor func runs(_ level: Int, _ mood: String) -> Int {
      host.runs(of: Reader.self) { host.update(to: Writer(level: level, mood: mood)) }
    }
    check.that("the value changes", runs(2, "calm"), is: 1)
    check.that("another value changes", runs(2, "wild"), is: 0)
    check.that("an equal value", runs(2, "wild"), is: 0)
    check.that("between", host.bodyRuns(of: Passing.self), is: 1)
    check.that("texts", host.texts, is: ["level 2"])
  }

  @Observable fileprivate final class Model {
    var name = "n"
    var size = 1
    var isDetailed = false
    var rows = ["a", "b"]
    var marked = "a"
  }

  private struct NameView: Staged {
    let model: Model
    var scene: some View { Text(model.isDetailed ? "\(model.name) \(model.size)" : model.name) }
  }

  private struct MarkedRows: Staged {
    let model: Model
    var scene: some View {
      ForEach(["a", "b"], id: \.self) { name in
        row { Text(model.marked == name ? "[\(name)]" : name) }
      }
    }
  }

  private static let observableReads = Scenario(
    "S39",
    "Of an @Observable object a body depends on what its last run read; what a row reads is the row's"
  ) { check in
    let model = Model()
    let host = mount(NameView(model: model))
    @MainActor func runs(_ change: () -> Void) -> Int {
      host.runs(of: NameView.self) {
        change()
        host.flush()
      }
    }
    check.that("read", runs { model.name = "m" }, is: 1)
    check.that("not read", runs { model.size = 2 }, is: 0)
    check.that("condition", runs { model.isDetailed = true }, is: 1)
    check.that("read now", runs { model.size = 3 }, is: 1)
    check.that("condition off", runs { model.isDetailed = false }, is: 1)
    check.that("not read any more", runs { model.size = 4 }, is: 0)
    let list = mount(MarkedRows(model: model))
    model.marked = "b"
    list.flush()
    check.that("owner of the rows", list.bodyRuns(of: MarkedRows.self), is: 1)
    check.that("rows", list.texts, is: ["a", "[b]"])
  }

  fileprivate final class Settings: ObservableObject {
    @Published var sound = 1
    @Published var light = 1
  }

  private struct SoundView: Staged {
    @ObservedObject var settings: Settings
    var scene: some View { Text("sound \(settings.sound)") }
  }

  private struct LightView: Staged {
    @ObservedObject var settings: Settings
    var scene: some View { Text("light \(settings.light)") }
  }

  private struct IdleView: Staged {
    @ObservedObject var settings: Settings
    var scene: some View { Text("idle") }
  }

  private struct Panel: Staged {
    let settings: Settings
    var scene: some View {
      SoundView(settings: settings)
      LightView(settings: settings)
      IdleView(settings: settings)
    }
  }

  private static let observableObject = Scenario(
    "S40",
    "Any published change of an ObservableObject runs every observer once, whatever it reads"
  ) { check in
    let settings = Settings()
    let host = mount(Panel(settings: settings))
    settings.sound = 2
    host.flush()
    check.that("reads it", host.bodyRuns(of: SoundView.self), is: 2)
    check.that("reads another", host.bodyRuns(of: LightView.self), is: 2)
    check.that("reads nothing", host.bodyRuns(of: IdleView.self), is: 2)
    check.that("owner", host.bodyRuns(of: Panel.self), is: 1)
    check.that("texts", host.texts, is: ["sound 2", "light 1", "idle"])
  }

  private struct DirtyChild: Staged {
    let name: String
    let model: Model
    let journal: Journal
    var scene: some View {
      let _ = journal.note("child")
      Text("\(name) \(model.size)")
    }
  }

  private struct DirtyParent: Staged {
    let model: Model
    let journal: Journal
    var scene: some View {
      let _ = journal.note("parent")
      if model.size < 10 { DirtyChild(name: model.name, model: model, journal: journal) }
    }
  }

  private static let bothDirty = Scenario(
    "S41",
    "A parent and a child that are both dirty run once each, the parent first; a child that the "
      + "parent removes does not run"
  ) { check in
    let model = Model()
    let journal = Journal()
    let host = mount(DirtyParent(model: model, journal: journal))
    _ = journal.take()
    model.size = 2
    model.name = "m"
    host.flush()
    check.that("both", journal.take(), is: ["parent", "child"])
    model.size = 10
    host.flush()
    check.that("removed", journal.take(), is: ["parent"])
    check.that("texts", host.texts, is: [])
  }

  private struct Shielded: Staged, Equatable {
    let tick: Int
    let model: Model
    nonisolated static func == (left: Shielded, right: Shielded) -> Bool { true }
    var scene: some View {
      Text("tick \(tick)")
      NameView(model: model)
      Counter("c", Journal())
    }
  }

  private static let equatableHit = Scenario(
    "S42",
    "Under an equatable view that is cut off, what its descendants own and observe still lives"
  ) { check in
    let model = Model()
    let host = mount(Shielded(tick: 0, model: model).equatable())
    host.update(to: Shielded(tick: 1, model: model).equatable())
    check.that("cut", host.bodyRuns(of: Shielded.self), is: 1)
    host.tap("c 0")
    model.name = "m"
    host.flush()
    check.that("texts", host.texts, is: ["tick 0", "m", "c 1"])
    check.that("still cut", host.bodyRuns(of: Shielded.self), is: 1)
  }
}
