/// One leaf under `size` modifiers in one expression.
struct ModifiersTemplate {
  private let form: ErasureForm
  private let size: Int

  init(_ form: ErasureForm, _ size: Int) {
    self.form = form
    self.size = size
  }

  /// `Screen`, whose body is the chain.
  var declarations: String {
    let names = ViewTemplate.modifierNames
    let chain = (0..<size).map { "\n      .\(names[$0 % names.count])(\($0))" }.joined()
    return """
      struct Screen: View {
        let seed: UInt64
        var body: \(form.result("View")) {
          Text(seed)\(chain)
        }
      }

      """
  }
}
