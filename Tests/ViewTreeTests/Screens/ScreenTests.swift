import Testing
import Trees
import ViewTree

/// Screens as a tutorial writes them: only what they import is ours.
@MainActor @Suite struct ScreenTests {
  @Test func aProfileIsEditedAndTheDraftThrownAwayOrKept() {
    let host = Host(ProfileEditor())
    host.tap("Edit")
    host.type("Grace", into: "Name")
    host.tap("Cancel")
    #expect(host.tree.contents().first == "Ada")
    host.tap("Edit")
    host.type("Grace", into: "Name")
    host.tap("Public")
    host.tap("Save")
    #expect(host.tree.contents() == ["Grace", "Everyone can see you", "Edit"])
  }

  @Test func todosAreAddedTickedAndDeleted() {
    let host = Host(TodoList())
    for title in ["milk", "bread"] {
      host.type(title, into: "Title")
      host.tap("Add")
    }
    #expect(host.tree.contents().last == "2 open")
    host.tap("milk")
    #expect(host.tree.contents().last == "1 open")
    host.tap("Delete milk")
    #expect(!host.tree.contents().contains("milk"))
    #expect(host.tree.contents().last == "1 open")
  }

  @Test func aChatScrollsToWhatIsSent() {
    let host = Host(ChatScreen())
    host.type("good bye", into: "Message")
    host.tap("Send")
    #expect(host.tree.contents().contains("good bye"))
    #expect(host.scrollPosition == AnyHashable(2))
  }

  @Test func noMoreThanThreeGenresAreChosen() {
    let host = Host(GenreChips())
    for genre in ["Jazz", "Rock", "Folk", "Soul"] { host.tap(genre) }
    #expect(host.tree.contents().last == "3 of 3")
    host.tap("Rock")
    host.tap("Soul")
    #expect(host.tree.contents().last == "3 of 3")
  }

  @Test func aSessionReplacesTheWholeTree() {
    let host = Host(SessionRoot())
    host.type("ada", into: "User")
    host.tap("Log in")
    host.tap("Visits: 1")
    #expect(host.tree.contents() == ["Welcome, ada", "Visits: 2", "Log out"])
    host.tap("Log out")
    host.type("eve", into: "User")
    host.tap("Log in")
    #expect(host.tree.contents() == ["Welcome, eve", "Visits: 1", "Log out"])
  }

  @Test func aCartAddsUp() {
    let host = Host(ShoppingCart())
    host.tap("Add Tea")
    host.tap("Add Tea")
    host.tap("Add Cup")
    host.tap("Take Tea")
    host.tap("Take Cup")
    host.tap("Take Cup")
    #expect(host.tree.contents().first == "Tea: 1")
    #expect(host.tree.contents().last == "Total 4")
  }

  @Test func aSearchWaitsAndALaterOneWins() async {
    let host = Host(SearchScreen())
    host.type("ap", into: "Search")
    await host.settle()
    await host.advance(by: .milliseconds(100))
    host.type("b", into: "Search")
    await host.settle()
    await host.advance(by: .milliseconds(299))
    #expect(!host.tree.contents(of: "ProgressView").isEmpty)
    await host.advance(by: .milliseconds(1))
    #expect(host.tree.contents() == ["Search", "banana"])
  }

  @Test func aThemeReachesEveryCardButTheOneThatHasItsOwn() {
    let host = Host(ThemeSettings())
    host.tap("Dark")
    #expect(host.tree.contents() == ["Dark", "First in dark", "Second in sepia"])
  }

  @Test func onlyFavoritesAreShownOnRequest() {
    let host = Host(RecipeBrowser())
    host.tap("Bread")
    host.tap("Favorites only")
    #expect(host.tree.contents() == ["Favorites only", "Bread"])
    host.tap("Bread")
    #expect(host.tree.contents() == ["Favorites only"])
  }

  @Test func aWizardGoesThroughItsSteps() {
    let host = Host(OrderWizard())
    host.tap("large")
    host.tap("More")
    host.tap("Review")
    #expect(host.tree.contents() == ["large, 2 shots", "Start again"])
    host.tap("Start again")
    #expect(host.tree.contents() == ["small", "large"])
  }

  @Test func aStopwatchRunsWhileItIsOnScreen() async {
    let host = Host(StopwatchScreen())
    host.tap("Start")
    await host.settle()
    await host.advance(by: .seconds(3))
    host.tap("Lap")
    await host.advance(by: .seconds(2))
    host.tap("Stop")
    await host.advance(by: .seconds(10))
    #expect(host.tree.contents() == ["5 s", "Start", "Lap 1: 3"])
  }
}
