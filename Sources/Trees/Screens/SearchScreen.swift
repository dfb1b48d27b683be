package import ViewTree

package struct SearchScreen: View {
  let fruits = ["apple", "apricot", "banana"]
  @State private var query = ""
  @State private var found: [String] = []
  @State private var isSearching = false
  @Environment(\.clock) private var clock

  package init() {}

  package var body: some View {
    VStack {
      TextField("Search", text: $query)
      if isSearching {
        ProgressView()
      } else {
        ForEach(found, id: \.self) { Text($0) }
      }
    }
    .task(id: query) { await search() }
  }

  private func search() async {
    guard !query.isEmpty else {
      found = []
      return
    }
    isSearching = true
    do {
      try await clock?.sleep(for: .milliseconds(300))
      found = fruits.filter { $0.hasPrefix(query) }
      isSearching = false
    } catch {
      // The next search has begun, and it is that one's turn to say so when it ends.
    }
  }
}
