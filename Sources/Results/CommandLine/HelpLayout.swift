/// Where words stand on a help screen.
enum HelpLayout {
  /// The widest line, in characters.
  static let width = 80
  /// The column, counted from 1, in which explanations begin.
  static let column = 27

  /// A title and its lines: the term at column 3, its explanation at column 27.
  static func section(_ title: String, _ lines: [(term: String, explanation: String)]) -> String {
    guard !lines.isEmpty else { return "" }
    let rendered = lines.map { line in
      let term = "  " + line.term
      let explanation = wrap(line.explanation, indent: column - 1)
      guard term.count < column - 1 else { return term + "\n" + explanation }
      return term + explanation.dropFirst(term.count)
    }
    return "\(title):\n" + rendered.joined(separator: "\n")
  }

  /// A text whose second and later lines are indented.
  static func paragraph(_ text: String, hanging: Int = 0) -> String {
    wrap(text, indent: hanging, first: 0)
  }

  /// A text broken at spaces to fit the width, each line behind `indent` spaces.
  static func wrap(_ text: String, indent: Int, first: Int? = nil) -> String {
    TextLayout.wrap(text, indent: indent, first: first ?? indent, width: width)
  }
}
