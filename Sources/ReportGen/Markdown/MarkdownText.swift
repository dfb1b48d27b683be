import Results

/// Text as GitHub-flavoured markdown shows it: characters that markdown would obey are escaped.
enum MarkdownText {
  /// Returns `text` for a place inside a line or a table cell, on one line and without syntax.
  ///
  /// Only what would act is escaped, so that `< 0.3` and `[1, 2]` stay readable in the source: a
  /// `<` or `&` before a letter, a `]` that could begin a link, a `_` that could begin emphasis, a
  /// leading character that a spreadsheet takes for a formula.
  static func escaped(_ text: String) -> String {
    if isPlain(text) { return text }
    let scalars = Array(inert(text).unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : nil
      let after = index + 1 < scalars.count ? scalars[index + 1] : nil
      if acts(scalar, before, after) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// Returns `text` as a code span, which shows it as it is, whatever backticks it has.
  ///
  /// Not for a table cell, which a bar ends even inside a code span.
  static func code(_ text: String) -> String {
    let text = inert(text)
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let pad = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty ? " " : ""
    return fence + pad + text + pad + fence
  }

  /// Returns `text` as a comment, which it cannot end.
  static func comment(_ text: String) -> String {
    let inside = inert(text).map { $0 == ">" ? "&gt;" : String($0) }.joined()
    return "<!-- \(inside) -->"
  }

  /// The anchor that GitHub gives a heading of `title`: small letters, digits, hyphens and
  /// underscores stay, spaces become hyphens, all else goes.
  static func anchor(_ title: String) -> String {
    let kept = title.lowercased().unicodeScalars.filter { scalar in
      isWordPart(scalar) || "-_ ".unicodeScalars.contains(scalar)
    }
    return kept.map { $0 == " " ? "-" : String($0) }.joined()
  }

  /// Whether nothing in `text` can act: most cells of most tables are figures and names.
  private static func isPlain(_ text: String) -> Bool {
    let utf8 = text.utf8
    guard let last = utf8.last else { return true }
    return (isPlain(last) || last == UInt8(ascii: "]")) && utf8.dropLast().allSatisfy(isPlain)
  }

  /// Whether a byte never acts, wherever it stands; a `w` may begin a bare address.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "v"), UInt8(ascii: "x")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "V"), UInt8(ascii: "X")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  private static func acts(
    _ scalar: Unicode.Scalar,
    _ before: Unicode.Scalar?,
    _ after: Unicode.Scalar?
  ) -> Bool {
    switch scalar {
    case "\\", "`", "*", "|", "~", "$": true
    case "@", "#": true
    case "=", "+": before == nil && after != nil
    case "<": after.map { isWordPart($0) || "/!?".unicodeScalars.contains($0) } ?? false
    case "&": after.map { isWordPart($0) || $0 == "#" } ?? false
    case "]": after.map { "([:".unicodeScalars.contains($0) } ?? false
    case "_": !(before.map(isWordPart) ?? false) || !(after.map(isWordPart) ?? false)
    // Bare addresses become links: `://` and `www.` are how markdown knows them.
    case "/": before == ":"
    case ".": before == "w" || before == "W"
    default: false
    }
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
}
