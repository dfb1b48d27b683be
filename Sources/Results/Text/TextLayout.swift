/// Where running text is broken for a terminal.
public enum TextLayout {
  /// A text broken at spaces to fit a width.
  ///
  /// - Parameters:
  ///   - text: Words with spaces between them.
  ///   - indent: Spaces before the second and every later line.
  ///   - first: Spaces before the first line.
  ///   - width: The widest line, in characters; a longer word stands alone.
  /// - Returns: Lines, separated by line feeds.
  public static func wrap(_ text: String, indent: Int, first: Int, width: Int) -> String {
    var lines: [String] = []
    var line = String(repeating: " ", count: first)
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
