import Observation
import Testing
import ViewTree

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct NameKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

@MainActor @Suite struct EnvironmentTests {
  private struct Reader: View {
    @Environment(\.level) private var level
    var body: some View { Text("\(level)") }
  }

  private struct Bystander: View {
    var body: some View { Reader() }
  }

  private struct Root: View {
    let level: Int
    let name: String

    var body: some View {
      Reader()
      Bystander().environment(\.level, level).environment(\.name, name)
    }
  }

  @Test func aReaderSeesTheNearestAncestorsValue() {
    let host = Host(Root(level: 1, name: "a"))
    #expect(host.tree.contents() == ["0", "1"])
  }

  @Test func aChangeRunsTheReadersOfThatKeyAndNobodyBetween() {
    let host = Host(Root(level: 1, name: "a"))
    host.update(to: Root(level: 2, name: "a"))
    #expect(host.tree.contents() == ["0", "2"])
    #expect(host.bodyRuns(of: Reader.self) == 3)
    #expect(host.bodyRuns(of: Bystander.self) == 1)
    host.update(to: Root(level: 2, name: "b"))
    #expect(host.bodyRuns(of: Reader.self) == 3)
  }

  @Observable fileprivate final class Session {
    var name = "ann"
    var visits = 0
  }

  private struct SessionReader: View {
    @Environment(Session.self) private var session
    var body: some View { Text(session.name) }
  }

  private struct SessionRoot: View {
    let session: Session?

    var body: some View {
      if let session {
        SessionReader().environment(session)
      } else {
        SessionReader()
        Text("after")
      }
    }
  }

  @Test func aMissingObjectNamesTypeAndViewAndLeavesTheRestStanding() {
    let host = Host(SessionRoot(session: nil))
    #expect(host.tree.contents() == ["after"])
    #expect(host.diagnostics == [.missingObject(type: "Session", view: "SessionReader")])
    let text = host.diagnostics.map(\.description).joined()
    #expect(text.contains("SessionReader reads an object of type Session"))
  }

  @Test func anObjectsReadPropertyRunsTheReader() {
    let session = Session()
    let host = Host(SessionRoot(session: session))
    session.name = "bob"
    host.flush()
    #expect(host.tree.contents() == ["bob"])
    session.visits += 1
    host.flush()
    #expect(host.bodyRuns(of: SessionReader.self) == 2)
  }
}
