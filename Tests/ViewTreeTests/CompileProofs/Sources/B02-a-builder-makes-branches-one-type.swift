// claim: B02
// why: The builder wraps both branches in one conditional type, which every path then returns.
// needs: ViewTree
// swiftc -typecheck: compiles

import ViewTree

struct Screen: View {
  let isLoading: Bool

  var body: some View {
    if isLoading {
      ProgressView()
    } else {
      Text("done")
    }
  }

  @ViewBuilder var header: some View {
    switch isLoading {
    case true: ProgressView()
    case false: Text("done")
    }
  }
}
