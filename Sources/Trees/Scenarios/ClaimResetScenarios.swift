import ViewTree

extension Scenarios {
  /// Claims of part E about what ends with an identity: a session, and a transition.
  static let resetClaims: [Scenario] = [
    deliberateReset, animationAndIdentity,
  ]

  private struct Chat: Staged {
    let session: Int
    let messages: [String]
    let journal: Journal
    var scene: some View {
      ScrollViewReader { proxy in
        ScrollView {
          ForEach(messages, id: \.self) { text in row { Text(text).id(text) } }
        }
        .task { journal.note("task") }
        .id(session)
        Button("last") { proxy.scrollTo(messages.last ?? "") }
        Counter("draft", journal).id(session)
      }
    }
  }

  private static let deliberateReset = Scenario(
    "E12",
    "An id changed on purpose resets all that is inside, also tasks; asking for a view by its id works"
  ) { check in
    let journal = Journal()
    @MainActor func chat(_ session: Int) -> Chat {
      Chat(session: session, messages: ["hi", "bye"], journal: journal)
    }
    let host = mount(chat(1))
    await host.settle()
    host.tap("last")
    check.that("scrolled to", host.scrollPosition, is: AnyHashable("bye"))
    host.tap("draft 0")
    check.that("draft", host.texts.last, is: "draft 1")
    _ = journal.take()
    host.update(to: chat(2))
    await host.settle()
    check.that("draft of the new session", host.texts.last, is: "draft 0")
    check.that("journal", journal.take().sorted(), is: ["+draft", "-draft", "task"])
  }

  private struct Fading: Staged {
    let isDim: Bool
    let isBranch: Bool
    var scene: some View {
      if isBranch {
        if isDim {
          Text("t").opacity(0.5).animation(.default, value: isDim)
        } else {
          Text("t").opacity(1).animation(.default, value: isDim)
        }
      } else {
        Text("t").opacity(isDim ? 0.5 : 1).animation(.default, value: isDim)
      }
    }
  }

  private static let animationAndIdentity = Scenario(
    "E13",
    "A transition goes on from the value before where identity stays, and knows no value before where "
      + "it does not"
  ) { check in
    let value = mount(Fading(isDim: false, isBranch: false))
    value.update(to: Fading(isDim: true, isBranch: false))
    let kept = value.transitions.last
    check.that("attribute", kept?.attribute, is: "opacity")
    check.that("from, identity kept", kept?.from, is: "1.0")
    check.that("to, identity kept", kept?.to, is: "0.5")
    let branch = mount(Fading(isDim: false, isBranch: true))
    branch.update(to: Fading(isDim: true, isBranch: true))
    check.that("from, identity lost", branch.transitions.last?.from, is: nil)
  }
}
