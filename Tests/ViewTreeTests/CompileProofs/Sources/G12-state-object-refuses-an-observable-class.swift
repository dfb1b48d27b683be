// claim: G12
// why: The macro gives a class another conformance, and such an object is kept in State.
// needs: ViewTree
// swiftc -typecheck: refused

import Observation
import ViewTree

@Observable final class Model {
  var count = 0
}

struct Counter: View {
  @State private var kept = Model()
  @StateObject private var model = Model()  // refused: that 'Model' conform to 'ObservableObject'

  var body: some View { Text("\(kept.count)") }
}
