import Results

extension TextTable {
  /// The table as lines of markdown, aligned in the source too.
  var markdownLines: [String] {
    let titles = columns.map { MarkdownText.escaped($0.title) }
    let cells = rows.map { $0.map(MarkdownText.escaped) }
    let widths = columns.indices.map { index in
      cells.reduce(max(titles[index].count, 3)) { max($0, $1[index].count) }
    }
    let rule = columns.indices.map { index in
      let dashes = String(repeating: "-", count: widths[index] - 1)
      return columns[index].alignment == .left ? dashes + "-" : dashes + ":"
    }
    return [line(titles, widths), "| " + rule.joined(separator: " | ") + " |"]
      + cells.map { line($0, widths) }
  }

  private func line(_ texts: [String], _ widths: [Int]) -> String {
    var line = "|"
    for index in texts.indices {
      line += " "
      line += Self.pad(texts[index], to: widths[index], columns[index].alignment)
      line += " |"
    }
    return line
  }
}
