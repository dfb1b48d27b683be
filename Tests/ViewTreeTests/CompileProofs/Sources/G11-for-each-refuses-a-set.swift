// claim: G11
// why: A set has no order and no access by place, so it is no RandomAccessCollection.
// needs: ViewTree
// swiftc -typecheck: refused

import ViewTree

struct Genres: View {
  let chosen: Set<String>

  var body: some View {
    ForEach(chosen, id: \.self) { genre in  // refused: conform to 'RandomAccessCollection'
      Text(genre)
    }
  }
}
