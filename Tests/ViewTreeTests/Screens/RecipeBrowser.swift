import Observation
import ViewTree

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

struct RecipeBrowser: View {
  @State private var cookbook = Cookbook()

  var body: some View {
    List {
      Toggle("Favorites only", isOn: $cookbook.showsFavoritesOnly)
      ForEach(cookbook.shown) { RecipeRow(recipe: $0) }
    }
    .environment(cookbook)
  }
}

struct RecipeRow: View {
  @Bindable var recipe: Recipe

  var body: some View {
    Toggle(recipe.name, isOn: $recipe.isFavorite)
  }
}
