// claim: G12
// why: StateObject subscribes to the changes that ObservableObject announces.
// needs: ViewTree
// swiftc -typecheck: compiles

import ViewTree

final class Model: ObservableObject {
  @Published var count = 0
}

struct Counter: View {
  @StateObject private var model = Model()

  var body: some View { Text("\(model.count)") }
}
