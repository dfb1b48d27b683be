// claim: G11
// why: ForEach finds a row by its place, which an array gives and a sorted set's array too.
// needs: ViewTree
// swiftc -typecheck: compiles

import ViewTree

struct Genres: View {
  let chosen: Set<String>

  var body: some View {
    ForEach(chosen.sorted(), id: \.self) { genre in Text(genre) }
  }
}
