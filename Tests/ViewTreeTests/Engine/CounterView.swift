import ViewTree

/// A view with a state that a tap on its own button changes.
struct CounterView: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Text("\(name) \(count)")
    Button("more \(name)") { count += 1 }
  }
}
