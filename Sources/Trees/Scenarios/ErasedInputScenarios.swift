import ViewTree

extension Scenarios {
  /// What erasing a view changes for the views that are given it.
  public static let erasedInputs: [Scenario] = [erasedInput, passedOn]

  private struct Label: Staged {
    let text: String
    var scene: some View { Text(text) }
  }

  private struct Card<Content: View>: Staged {
    let title: String
    let content: Content
    var scene: some View {
      Text(title)
      content
    }
  }

  private static let erasedInput = Scenario(
    "X01",
    "A view that is given an equal view is left alone, unless that view is erased behind a class or a "
      + "closure made anew: then it runs, and the walk stops one view further down",
    difference: .init(
      erasures: [.storedAny],
      claim:
        "An equal view in the language's own existential, given to another, stops the walk: it "
        + "is compared by its content, where a class or a closure made anew is another"
    )
  ) { check in
    let typed = mount(Card(title: "card", content: Label(text: "a")))
    let left = typed.runs(of: Card<Label>.self) {
      typed.update(to: Card(title: "card", content: Label(text: "a")))
    }
    check.that("given a typed view", left, is: 0)
    let erased = mount(Card(title: "card", content: Veil(Label(text: "a"))))
    let runs = erased.runs(of: Card<Veil>.self) {
      erased.update(to: Card(title: "card", content: Veil(Label(text: "a"))))
    }
    check.that("given an erased view", runs, is: 1, ifDifferent: 0)
    check.that("the erased view", erased.bodyRuns(of: Label.self), is: 1)
  }

  private static let passedOn = Scenario(
    "X02",
    "A view that is given the same erased value again is left alone, however it is erased"
  ) { check in
    let content = Veil(Label(text: "a"))
    let host = mount(Card(title: "card", content: content))
    let same = host.runs(of: Card<Veil>.self) {
      host.update(to: Card(title: "card", content: content))
    }
    check.that("the same value", same, is: 0)
    let other = host.runs(of: Card<Veil>.self) {
      host.update(to: Card(title: "other", content: content))
    }
    check.that("another title", other, is: 1)
    check.that("the erased view", host.bodyRuns(of: Label.self), is: 1)
  }
}
