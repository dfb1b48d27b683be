/// A finished chart.
struct Chart: Equatable {
  /// The name of its file without `.svg`: letters, digits and hyphens.
  let name: String
  /// What the data show, as one sentence.
  let title: String
  /// What is drawn, for those who do not see it.
  let description: String
  /// The picture.
  let svg: String
}

/// Breaks `text` into lines of at most `limit` characters where words end.
func wrapped(_ text: String, limit: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + word.count < limit {
      lines[lines.count - 1] = "\(last) \(word)"
    } else {
      lines.append(String(word))
    }
  }
  return lines
}

extension SVGCanvas {
  /// Writes a title, broken into lines, and returns where what follows may begin.
  mutating func title(_ title: String) -> Double {
    var y = 28.0
    for line in wrapped(title, limit: 78) {
      text(line, at: Point(x: 20, y: y), "title")
      y += 22
    }
    return y + 4
  }
}
