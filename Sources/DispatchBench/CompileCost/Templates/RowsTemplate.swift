/// One body with `size` rows: a modified leaf, a branch, a container, a view of its own, in turn.
struct RowsTemplate {
  private let form: ErasureForm
  private let size: Int

  init(_ form: ErasureForm, _ size: Int) {
    self.form = form
    self.size = size
  }

  /// `Screen` and the views that its rows need.
  var declarations: String {
    let rows = (0..<size).map(row).joined(separator: "\n")
    let stack = form.erase("Stack {\n\(rows)\n    }", to: "View")
    return (0..<size).filter { $0 % 4 == 3 }.map(component).joined() + """
      struct Screen: View {
        let seed: UInt64
        var body: \(form.result("View")) {
          \(stack)
        }
      }

      """
  }

  private func component(_ index: Int) -> String {
    """
    struct Row\(index): View {
      let seed: UInt64
      var body: \(form.result("View")) { Badge(seed &* \(index)).opacity(3) }
    }

    """
  }

  private func row(_ index: Int) -> String {
    let text = "Text(seed &+ \(index))"
    let badge = "Badge(seed ^ \(index))"
    switch index % 4 {
    case 0: return "      \(text).padding(\(index))"
    case 1: return branch(on: "seed & \(index) == 0", text, badge)
    case 2: return "      " + erased("Stack { \(erased(text)); \(erased(badge)) }")
    default: return "      " + erased("Row\(index)(seed: seed)")
    }
  }

  /// A branch as one writes it in each form: with AnyView it is an expression of that one type.
  private func branch(on condition: String, _ first: String, _ second: String) -> String {
    guard form != .anyView else {
      return "      \(condition) ? \(erased(first)) : \(erased(second))"
    }
    return """
            if \(condition) {
              \(first)
            } else {
              \(second)
            }
      """
  }

  private func erased(_ expression: String) -> String { form.erase(expression, to: "View") }
}
