package import ViewTree

package struct GenreChips: View {
  let genres = ["Jazz", "Rock", "Folk", "Soul", "Punk"]
  let limit = 3
  @State private var chosen: Set<String> = []

  package init() {}

  package var body: some View {
    VStack {
      HStack {
        ForEach(genres, id: \.self) { genre in
          Chip(title: genre, isChosen: chosen.contains(genre)) { toggle(genre) }
        }
      }
      Text("\(chosen.count) of \(limit)")
    }
  }

  private func toggle(_ genre: String) {
    if chosen.contains(genre) {
      chosen.remove(genre)
    } else if chosen.count < limit {
      chosen.insert(genre)
    }
  }
}

package struct Chip: View {
  let title: String
  let isChosen: Bool
  let action: @MainActor () -> Void

  package var body: some View {
    Button(action: action) {
      Text(title)
        .padding(8)
        .background(isChosen ? Color.blue : Color.gray)
        .cornerRadius(8)
    }
    .opacity(isChosen ? 1 : 0.6)
  }
}
