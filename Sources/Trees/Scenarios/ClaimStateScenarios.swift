import ViewTree

extension Scenarios {
  /// Claims of part F: lifetime and state.
  static let stateClaims: [Scenario] = [
    valuesAreThrownAway, initialValueOnce, plainProperty, liftedState, ownedObjects,
    silentReference, sessionRoot,
  ]

  @MainActor private final class Census {
    var values = 0
  }

  private struct Counted: Staged {
    let label: String
    @State private var count = 0
    init(_ label: String, _ census: Census) {
      self.label = label
      census.values += 1
    }
    var scene: some View { Button("\(label) \(count)") { count += 1 } }
  }

  private struct Making: Staged {
    let tick: Int
    let census: Census
    var scene: some View { Counted("tick \(tick)", census) }
  }

  private static let valuesAreThrownAway = Scenario(
    "F01",
    "View values come and go with every run, and the state lives as long as the identity"
  ) { check in
    let census = Census()
    let host = mount(Making(tick: 0, census: census))
    host.tap("tick 0 0")
    for tick in 1...4 { host.update(to: Making(tick: tick, census: census)) }
    check.that("values made", census.values, is: 5)
    check.that("states made", host.counters.statesCreated, is: 1)
    check.that("texts", host.texts, is: ["tick 4 1"])
    host.unmount()
    check.that("states ended", host.counters.statesDestroyed, is: 1)
  }

  private struct Seeded: Staged {
    @State private var name: String
    init(_ name: String) { _name = State(initialValue: name) }
    var scene: some View { Text(name) }
  }

  private static let initialValueOnce = Scenario(
    "F02",
    "The initial value of a state counts once; later ones are ignored"
  ) { check in
    let host = mount(Seeded("first"))
    host.update(to: Seeded("second"))
    check.that("texts", host.texts, is: ["first"])
  }

  private struct Plain: Staged {
    let tick: Int
    var count = 0
    var scene: some View { Text("tick \(tick) count \(count)") }
  }

  private static let plainProperty = Scenario(
    "F03",
    "A plain stored property is made anew with its struct and remembers nothing"
  ) { check in
    var view = Plain(tick: 0)
    view.count = 5
    let host = mount(view)
    check.that("at first", host.texts, is: ["tick 0 count 5"])
    host.update(to: Plain(tick: 1))
    check.that("made anew", host.texts, is: ["tick 1 count 0"])
  }

  private struct Owning: Staged {
    @State private var count = 0
    var scene: some View { Button("own \(count)") { count += 1 } }
  }

  private struct Borrowing: Staged {
    @Binding var count: Int
    var scene: some View { Button("lifted \(count)") { count += 1 } }
  }

  private struct Toggling: Staged {
    @State private var isShown = true
    @State private var lifted = 0
    var scene: some View {
      Button("toggle") { isShown.toggle() }
      if isShown {
        Owning()
        Borrowing(count: $lifted)
      }
    }
  }

  private static let liftedState = Scenario(
    "F04",
    "A state that a child in a branch owns dies when the branch goes; lifted to the parent and passed "
      + "as a binding it lives"
  ) { check in
    let host = mount(Toggling())
    host.tap("own 0")
    host.tap("lifted 0")
    check.that("before", host.texts, is: ["toggle", "own 1", "lifted 1"])
    host.tap("toggle")
    host.tap("toggle")
    check.that("after", host.texts, is: ["toggle", "own 0", "lifted 1"])
  }

  private final class Model: ObservableObject {
    @Published var count = 0
    init(_ journal: [String: Int] = [:], _ made: () -> Void) { made() }
  }

  @MainActor private final class Tally {
    var owned = 0
    var observed = 0
  }

  private struct OwningObject: Staged {
    @StateObject private var model: Model
    init(_ tally: Tally) { _model = StateObject(wrappedValue: Model { tally.owned += 1 }) }
    var scene: some View { Button("owned \(model.count)") { model.count += 1 } }
  }

  private struct ObservingObject: Staged {
    @ObservedObject private var model: Model
    init(_ tally: Tally) { model = Model { tally.observed += 1 } }
    var scene: some View { Button("observed \(model.count)") { model.count += 1 } }
  }

  private struct Objects: Staged {
    let tick: Int
    let tally: Tally
    var scene: some View {
      OwningObject(tally)
      ObservingObject(tally)
    }
  }

  private static let ownedObjects = Scenario(
    "F05",
    "A @StateObject is made once for an identity; an @ObservedObject made in the view is made at "
      + "every rebuild"
  ) { check in
    let tally = Tally()
    let host = mount(Objects(tick: 0, tally: tally))
    host.tap("owned 0")
    host.tap("observed 0")
    for tick in 1...3 { host.update(to: Objects(tick: tick, tally: tally)) }
    check.that("owned objects made", tally.owned, is: 1)
    check.that("observed objects made", tally.observed, is: 4)
    check.that("texts", host.texts, is: ["owned 1", "observed 0"])
  }

  private final class Silent {
    var count = 0
  }

  private struct Silently: Staged {
    let silent: Silent
    var scene: some View { Text("count \(silent.count)") }
  }

  private static let silentReference = Scenario(
    "F06",
    "An object in a plain property can change without any update"
  ) { check in
    let silent = Silent()
    let host = mount(Silently(silent: silent))
    silent.count = 9
    host.flush()
    check.that("texts", host.texts, is: ["count 0"])
    check.that("runs", host.bodyRuns(of: Silently.self), is: 1)
  }

  private final class Session: ObservableObject {
    @Published var user: String?
  }

  private struct Home: Staged {
    let user: String
    let journal: Journal
    var scene: some View {
      Text("hello \(user)")
      Counter("home", journal)
    }
  }

  private struct Root: Staged {
    @ObservedObject var session: Session
    let journal: Journal
    var scene: some View {
      if let user = session.user {
        Home(user: user, journal: journal)
      } else {
        Counter("login", journal)
      }
    }
  }

  private static let sessionRoot = Scenario(
    "F07",
    "A root that switches on the session replaces the whole tree, and nothing of a session is left in "
      + "the next"
  ) { check in
    let session = Session()
    let journal = Journal()
    let host = mount(Root(session: session, journal: journal))
    session.user = "ada"
    host.flush()
    host.tap("home 0")
    check.that("logged in", host.texts, is: ["hello ada", "home 1"])
    session.user = nil
    host.flush()
    check.that("logged out", host.texts, is: ["login 0"])
    session.user = "eve"
    host.flush()
    check.that("another session", host.texts, is: ["hello eve", "home 0"])
    check.that(
      "journal",
      journal.take(),
      is: ["+login", "-login", "+home", "-home", "+login", "-login", "+home"]
    )
  }
}
