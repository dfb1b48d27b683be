import ViewTree

extension Scenarios {
  /// S23: explicit identity.
  static let identity: [Scenario] = [explicitID]

  private final class Box {
    var number = 1
  }

  private struct Identified: Staged {
    let id: Int
    let journal: Journal
    var scene: some View {
      Counter("c", journal)
        .onAppear { journal.note("+inside") }
        .id(id)
        .onAppear { journal.note("+outside") }
    }
  }

  private static let explicitID = Scenario(
    "S23",
    "Another id ends what is inside of it and leaves what is outside; an equal id does nothing"
  ) { check in
    let journal = Journal()
    let box = Box()
    let host = mount(Identified(id: box.number, journal: journal))
    host.tap("c 0")
    _ = journal.take()
    box.number = 1
    host.update(to: Identified(id: box.number, journal: journal))
    check.that("equal id", host.texts, is: ["c 1"])
    check.that("equal id, journal", journal.take(), is: [])
    host.update(to: Identified(id: 2, journal: journal))
    check.that("another id", host.texts, is: ["c 0"])
    check.that("another id, journal", journal.take().sorted(), is: ["+c", "+inside", "-c"])
  }
}
