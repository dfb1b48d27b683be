// claim: G12
// why: A property wrapper is a pair of accessors, and a constant has none.
// needs: ViewTree
// swiftc -typecheck: refused

import ViewTree

struct Counter: View {
  @State private let count = 0  // refused: property wrapper can only be applied to a 'var'
  @Binding let total: Int  // refused: property wrapper can only be applied to a 'var'

  var body: some View { Text("counter") }
}
