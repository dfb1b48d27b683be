import Results

/// The markdown of our own sections as HTML: headings, lists, tables, paragraphs, code, bold, links.
///
/// Words are written once, for the report; the page shows the same. It reads what this package
/// writes and nothing else, and every character that HTML would obey is escaped.
enum MarkdownPage {
  /// The HTML of `lines`.
  static func html(_ lines: [String]) -> String {
    var result: [String] = []
    var rest = lines[...]
    while let line = rest.first {
      let block = rest.prefix { kind($0) == kind(line) }
      rest = rest.dropFirst(kind(line) == .heading ? 1 : block.count)
      switch kind(line) {
      case .heading: result.append(heading(line))
      case .list: result.append(list(Array(block)))
      case .table: result.append(table(Array(block)))
      case .paragraph: result.append("<p>\(inline(block.joined(separator: " ")))</p>")
      case .empty: break
      }
    }
    return result.joined(separator: "\n")
  }

  private enum Kind {
    case heading
    case list
    case table
    case paragraph
    case empty
  }

  private static func kind(_ line: String) -> Kind {
    let text = line.drop { $0 == " " }
    if text.isEmpty { return .empty }
    if line.hasPrefix("#") { return .heading }
    if line.hasPrefix("|") { return .table }
    let isNumbered = text.prefix(while: \.isNumber).count > 0 && text.contains(". ")
    return text.hasPrefix("- ") || (isNumbered && text.drop(while: \.isNumber).hasPrefix(". "))
      ? .list : .paragraph
  }

  private static func heading(_ line: String) -> String {
    let level = min(line.prefix { $0 == "#" }.count, 6)
    let text = String(line.drop { $0 == "#" }.dropFirst())
    let anchor = SVGCanvas.escaped(MarkdownText.anchor(text))
    return "<h\(level) id=\"\(anchor)\">\(inline(text))</h\(level)>"
  }

  /// A list whose indented lines belong to the item before them.
  private static func list(_ lines: [String]) -> String {
    var items: [(text: String, inner: [String])] = []
    for line in lines {
      let text = itemText(line)
      if line.hasPrefix(" "), !items.isEmpty {
        items[items.count - 1].inner.append(text)
      } else {
        items.append((text, []))
      }
    }
    let tag = lines[0].hasPrefix("-") ? "ul" : "ol"
    let html = items.map { item in
      let inner = item.inner.map { "<li>\(inline($0))</li>" }.joined(separator: "\n")
      return "<li>\(inline(item.text))" + (inner.isEmpty ? "" : "<ul>\(inner)</ul>") + "</li>"
    }
    return "<\(tag)>\n\(html.joined(separator: "\n"))\n</\(tag)>"
  }

  /// The text of an item behind its mark, which may itself begin with a number.
  private static func itemText(_ line: String) -> String {
    let marked = line.drop { $0 == " " }
    let number = marked.prefix(while: \.isNumber)
    return String(marked.hasPrefix("- ") ? marked.dropFirst(2) : marked.dropFirst(number.count + 2))
  }

  private static func table(_ lines: [String]) -> String {
    let rows = lines.filter { !$0.hasPrefix("| -") }.map(cells)
    let alignments = lines.first { $0.hasPrefix("| -") }.map(cells) ?? []
    let body = rows.dropFirst().map { row in
      let cells = zip(row, alignments).map { text, alignment in
        "<td\(alignment.hasSuffix(":") ? " class=\"number\"" : "")>\(inline(text))</td>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    let head = (rows.first ?? []).map { "<th scope=\"col\">\(inline($0))</th>" }.joined()
    return
      "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Table\"><table><thead>"
      + "<tr>\(head)</tr></thead><tbody>\(body.joined(separator: "\n"))</tbody></table></div>"
  }

  /// The cells of a line; a bar behind a backslash belongs to its cell.
  private static func cells(_ line: String) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in line.dropFirst() {
      if character == "|", !isEscaped {
        cells.append(cell.trimmed)
        cell = ""
      } else {
        cell.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return cells
  }

  /// The HTML of text inside a line.
  static func inline(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first {
        result += SVGCanvas.escaped(String(next))
        rest = rest.dropFirst(2)
      } else if first == "`", let (code, behind) = span(rest, "`") {
        result += "<code>\(SVGCanvas.escaped(code.trimmed))</code>"
        rest = behind
      } else if rest.hasPrefix("**"), let (bold, behind) = span(rest, "**") {
        result += "<strong>\(inline(bold))</strong>"
        rest = behind
      } else if first == "[", let (html, behind) = link(rest) {
        result += html
        rest = behind
      } else {
        result += SVGCanvas.escaped(String(first))
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// What stands between `mark` at the beginning of `text` and its next occurrence.
  private static func span(_ text: Substring, _ mark: String) -> (String, Substring)? {
    let fence = mark == "`" ? String(text.prefix { $0 == "`" }) : mark
    let inside = text.dropFirst(fence.count)
    guard let range = inside.firstRange(of: fence) else { return nil }
    return (String(inside[..<range.lowerBound]), inside[range.upperBound...])
  }

  /// A link to a place in the page; any other stays text.
  private static func link(_ text: Substring) -> (String, Substring)? {
    guard let middle = text.firstRange(of: "](#"),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let words = text[text.index(after: text.startIndex)..<middle.lowerBound]
    guard !words.contains("[") else { return nil }
    let anchor = SVGCanvas.escaped(String(text[middle.upperBound..<end]))
    return ("<a href=\"#\(anchor)\">\(inline(String(words)))</a>", text[text.index(after: end)...])
  }
}

extension String {
  fileprivate var trimmed: String {
    let front = drop { $0 == " " }
    return String(front.reversed().drop { $0 == " " }.reversed())
  }
}
