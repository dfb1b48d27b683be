package import ViewTree

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "light"
}

extension EnvironmentValues {
  var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

package struct ThemeSettings: View {
  @State private var isDark = false

  package init() {}

  package var body: some View {
    VStack {
      Toggle("Dark", isOn: $isDark)
      ThemedCard(title: "First")
      ThemedCard(title: "Second").environment(\.theme, "sepia")
    }
    .environment(\.theme, isDark ? "dark" : "light")
  }
}

package struct ThemedCard: View {
  let title: String
  @Environment(\.theme) private var theme

  package var body: some View {
    Text("\(title) in \(theme)").font(.headline)
  }
}
