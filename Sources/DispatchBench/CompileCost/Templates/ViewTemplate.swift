/// A small SwiftUI-shaped view language, written once for each form.
///
/// The program brings its own language so that what is compiled is the erasure and nothing else,
/// and so that a result can be reproduced from the generated file alone.
struct ViewTemplate {
  /// How results are declared.
  let form: ErasureForm

  /// A program that draws one `Screen`, declared by `declarations`, and prints its checksum.
  func program(declaring declarations: String) -> String {
    [
      ProgramText.mixing, language, Self.leaves, containers, modifiers, declarations,
      ProgramText.main(drawing: "Screen(seed: seed).draw(into: &hash)"),
    ].joined(separator: "\n")
  }

  private var language: String {
    form == .any ? Self.existentialLanguage : Self.typedLanguage + Self.anyView
  }

  private var containers: String {
    form == .any ? Self.existentialContainers : Self.typedContainers
  }

  /// Three modifiers that differ in their constant, so that neighbours differ in type.
  private var modifiers: String {
    let content = form == .any ? "any View" : "Content"
    let generics = form == .any ? "" : "<Content: View>"
    return Self.modifierNames.map { name in
      let type = name.capitalized
      let value = form.erase("\(type)(content: self, amount: amount)", to: "View")
      return """
        struct \(type)\(generics): Primitive {
          let content: \(content)
          let amount: UInt64
          func draw(into hash: inout UInt64) {
            mix(&hash, amount &+ \(type.utf8.count))
            content.draw(into: &hash)
          }
        }
        extension View {
          func \(name)(_ amount: UInt64) -> \(form.result("View")) { \(value) }
        }

        """
    }.joined()
  }

  /// The modifiers of the language, in the order in which chains use them.
  static let modifierNames = ["padding", "opacity", "background"]
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
