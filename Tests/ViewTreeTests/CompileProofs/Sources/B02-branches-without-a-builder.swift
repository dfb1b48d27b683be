// claim: B02
// why: Outside of a builder two branches stay two types; AnyView is what makes them one there.
// needs: ViewTree
// swiftc -typecheck: refused

import ViewTree

@MainActor struct Screen {
  let isLoading: Bool

  var header: some View {  // refused: do not have matching underlying types
    if isLoading { return ProgressView() }
    return Text("done")
  }

  var choice: some View {
    isLoading ? ProgressView() : Text("done")  // refused: mismatching types
  }

  var erased: some View {
    isLoading ? AnyView(ProgressView()) : AnyView(Text("done"))
  }
}
