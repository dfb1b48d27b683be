// claim: G12
// why: What a wrapper stores changes without the view, and `var` says so.
// needs: ViewTree
// swiftc -typecheck: compiles

import ViewTree

struct Counter: View {
  @State private var count = 0
  @Binding var total: Int

  var body: some View { Text("\(count + total)") }
}
