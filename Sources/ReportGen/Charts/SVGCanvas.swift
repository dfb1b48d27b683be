import Results

/// A drawing that grows element by element, in pixels from the upper left corner.
///
/// Text stays text, so that it can be searched, selected and read aloud, and every text and
/// attribute is escaped here and nowhere else. Colours are classes of ``ChartStyle``.
struct SVGCanvas {
  /// The width of every chart.
  static let width = 820.0

  /// Where the text stands relative to its point.
  enum Anchor: String {
    case start
    case middle
    case end
  }

  private var elements: [String] = []

  /// A straight line.
  mutating func line(from: Point, to: Point, _ style: String) {
    elements.append(
      "<line class=\"\(Self.escaped(style))\" x1=\"\(Self.number(from.x))\""
        + " y1=\"\(Self.number(from.y))\" x2=\"\(Self.number(to.x))\" y2=\"\(Self.number(to.y))\"/>"
    )
  }

  /// A line through `points`.
  mutating func polyline(_ points: [Point], _ style: String) {
    let text = points.map { "\(Self.number($0.x)),\(Self.number($0.y))" }.joined(separator: " ")
    elements.append("<polyline class=\"\(Self.escaped(style))\" points=\"\(text)\"/>")
  }

  /// A rectangle with an optional tip that shows when it is pointed at.
  mutating func rectangle(
    at corner: Point,
    width: Double,
    height: Double,
    _ style: String,
    tip: String? = nil
  ) {
    elements.append(
      Self.element(
        "rect class=\"\(Self.escaped(style))\" x=\"\(Self.number(corner.x))\""
          + " y=\"\(Self.number(corner.y))\" width=\"\(Self.number(width))\""
          + " height=\"\(Self.number(height))\"",
        "rect",
        tip
      )
    )
  }

  /// A mark of one of four shapes, so that series differ without their colours too.
  mutating func mark(at point: Point, series: Int, tip: String) {
    let style = "mark s\(series % ChartStyle.seriesCount)"
    let x = Self.number(point.x)
    let y = Self.number(point.y)
    let shape =
      switch series % 4 {
      case 0: "M\(x) \(y)m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z"
      case 1: "M\(x) \(y)m-3.6 -3.6h7.2v7.2h-7.2z"
      case 2: "M\(x) \(y)m0 -5l4.6 8h-9.2z"
      default: "M\(x) \(y)m0 -5l5 5l-5 5l-5 -5z"
      }
    elements.append(Self.element("path class=\"\(style)\" d=\"\(shape)\"", "path", tip))
  }

  /// A line of text.
  mutating func text(
    _ text: String,
    at point: Point,
    _ style: String,
    anchor: Anchor = .start,
    turned: Bool = false
  ) {
    let x = Self.number(point.x)
    let y = Self.number(point.y)
    let turn = turned ? " transform=\"rotate(-90 \(x) \(y))\"" : ""
    elements.append(
      "<text class=\"\(Self.escaped(style))\" x=\"\(x)\" y=\"\(y)\""
        + " text-anchor=\"\(anchor.rawValue)\"\(turn)>\(Self.escaped(text))</text>"
    )
  }

  /// The whole document.
  func document(height: Double, title: String, description: String) -> String {
    let size = "\(Self.number(Self.width)) \(Self.number(height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" width="\(Self.number(Self.width))"\
       height="\(Self.number(height))" role="img">
      <title>\(Self.escaped(title))</title>
      <desc>\(Self.escaped(description))</desc>
      <style>\(ChartStyle.css)</style>
      <rect class="paper" width="100%" height="100%"/>
      \(elements.joined(separator: "\n"))
      </svg>

      """
  }

  /// `text` without anything that XML would obey; what commands a terminal is made visible.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in inert(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }

  private static func element(_ head: String, _ name: String, _ tip: String?) -> String {
    guard let tip else { return "<\(head)/>" }
    return "<\(head)><title>\(escaped(tip))</title></\(name)>"
  }

  /// A length with at most two digits behind the point, which no screen resolves.
  static func number(_ value: Double) -> String {
    let text = NumberText.fixed(value, decimals: 2)
    guard text.contains(".") else { return text }
    let digits = text.reversed().drop { $0 == "0" }
    return String(digits.drop { $0 == "." }.reversed())
  }
}

/// A place on a canvas.
struct Point: Equatable {
  let x: Double
  let y: Double
}
