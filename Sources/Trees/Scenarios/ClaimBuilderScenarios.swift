import ViewTree

extension Scenarios {
  /// Claims of part D: builders and wrappers.
  static let builderClaims: [Scenario] = [branchesAreOneType, modifierWraps]

  @MainActor @ViewBuilder
  private static func branching(_ isOn: Bool) -> some View {
    if isOn { Text("on") } else { Spacer() }
  }

  private static let branchesAreOneType = Scenario(
    "D01",
    "The branches of an if in a builder are one type, _ConditionalContent of both",
    difference: .init(
      erasures: [.compiler],
      claim: "The result of a function that returns some View is an AnyView, whatever the function "
        + "builds; the branches inside of it are told apart as before"
    )
  ) { check in
    let (on, off) = (branching(true), branching(false))
    check.that("one type", type(of: on) == type(of: off), is: true)
    check.that(
      "its name",
      "\(type(of: on))",
      is: "_ConditionalContent<Text, Spacer>",
      ifDifferent: "AnyView"
    )
  }

  private struct Modified: Staged {
    let opacity: Double
    let journal: Journal
    var scene: some View { Counter("c", journal).padding().opacity(opacity) }
  }

  private static let modifierWraps = Scenario(
    "D02",
    "A modifier wraps the view in ModifiedContent, and what it modifies keeps its identity"
  ) { check in
    let journal = Journal()
    let name = "\(type(of: Text("t").opacity(0.5)))"
    check.that("the type's name", name.hasPrefix("ModifiedContent<Text"), is: true)
    let host = mount(Modified(opacity: 1, journal: journal))
    host.tap("c 0")
    let runs = host.runs(of: Counter.self) {
      host.update(to: Modified(opacity: 0.5, journal: journal))
    }
    check.that("texts", host.texts, is: ["c 1"])
    check.that("runs of the modified view", runs, is: 0)
    check.that("journal", journal.take(), is: ["+c"])
  }
}
