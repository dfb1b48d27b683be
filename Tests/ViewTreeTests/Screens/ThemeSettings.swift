import ViewTree

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "light"
}

extension EnvironmentValues {
  var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

struct ThemeSettings: View {
  @State private var isDark = false

  var body: some View {
    VStack {
      Toggle("Dark", isOn: $isDark)
      ThemedCard(title: "First")
      ThemedCard(title: "Second").environment(\.theme, "sepia")
    }
    .environment(\.theme, isDark ? "dark" : "light")
  }
}

struct ThemedCard: View {
  let title: String
  @Environment(\.theme) private var theme

  var body: some View {
    Text("\(title) in \(theme)").font(.headline)
  }
}
