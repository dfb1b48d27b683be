import Observation
package import ViewTree

@Observable final class Recipe: Identifiable {
  let id: Int
  let name: String
  var isFavorite = false

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

@Observable final class Cookbook {
  var recipes = [Recipe(id: 1, name: "Soup"), Recipe(id: 2, name: "Bread")]
  var showsFavoritesOnly = false

  var shown: [Recipe] { showsFavoritesOnly ? recipes.filter(\.isFavorite) : recipes }
}

package struct RecipeBrowser: View {
  @State private var cookbook = Cookbook()

  package init() {}

  package var body: some View {
    List {
      Toggle("Favorites only", isOn: $cookbook.showsFavoritesOnly)
      ForEach(cookbook.shown) { RecipeRow(recipe: $0) }
    }
    .environment(cookbook)
  }
}

package struct RecipeRow: View {
  @Bindable var recipe: Recipe

  package var body: some View {
    Toggle(recipe.name, isOn: $recipe.isFavorite)
  }
}
