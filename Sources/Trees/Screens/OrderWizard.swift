package import ViewTree

enum OrderStep {
  case size
  case extras
  case review
}

package struct OrderWizard: View {
  @State private var step = OrderStep.size
  @State private var size = "small"
  @State private var shots = 1

  package init() {}

  package var body: some View {
    VStack {
      switch step {
      case .size:
        ForEach(["small", "large"], id: \.self) { option in
          Button(option) {
            size = option
            step = .extras
          }
        }
      case .extras:
        Stepper("Shots: \(shots)", value: $shots, in: 1...4)
        Button("More") { shots = min(4, shots + 1) }
        Button("Review") { step = .review }
      case .review:
        Text("\(size), \(shots) shots")
        Button("Start again") { step = .size }
      }
    }
    .animation(.default, value: step)
  }
}
