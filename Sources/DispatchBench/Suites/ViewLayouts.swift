import Measurement
import Results
import Trees
import ViewTree

/// How large the values are that a composed view hands on: itself, and what its body returns.
///
/// The views are those of the screens in Trees, all of them, written before anybody looked at
/// their sizes. An existential box holds what erasing such a value would put into it.
enum ViewLayouts {
  static let suite = Suite(
    family: "View",
    question: "How large are the values of composed views?",
    layouts: screens + parts
  )

  private static let screens =
    rows(ProfileEditor.self) + rows(TodoList.self) + rows(ChatScreen.self) + rows(GenreChips.self)
    + rows(SessionRoot.self) + rows(ShoppingCart.self) + rows(SearchScreen.self)
    + rows(ThemeSettings.self) + rows(RecipeBrowser.self) + rows(OrderWizard.self)
    + rows(StopwatchScreen.self)

  private static let parts =
    rows(ProfileForm.self) + rows(Chip.self) + rows(LoginScreen.self) + rows(HomeScreen.self)
    + rows(CartRow.self) + rows(ThemedCard.self) + rows(RecipeRow.self) + rows(TableRow.self)

  private static func rows<V: View>(_ view: V.Type) -> [LayoutFact] {
    [row("\(view)", "value", view), row("\(view)", "body", V.Body.self)]
  }

  private static func row<T>(_ view: String, _ part: String, _ type: T.Type) -> LayoutFact {
    let text = "View.layout.\(view).\(part)"
    guard let name = BenchmarkName(text) else { preconditionFailure("'\(text)' is no name") }
    return LayoutFact(name, of: type)
  }
}
