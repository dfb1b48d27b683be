import Results

extension TextTable {
  /// The table as lines of markdown, aligned in the source too.
  var markdownLines: [String] {
    let widths = widths(MarkdownText.escaped).map { max($0, 3) }
    let rule = columns.indices.map { index in
      let dashes = String(repeating: "-", count: widths[index] - 1)
      return columns[index].alignment == .left ? dashes + "-" : dashes + ":"
    }
    let titles = line(columns.map(\.title), widths)
    return [titles, "| " + rule.joined(separator: " | ") + " |"] + rows.map { line($0, widths) }
  }

  private func line(_ texts: [String], _ widths: [Int]) -> String {
    let cells = texts.indices.map { index in
      Self.pad(MarkdownText.escaped(texts[index]), to: widths[index], columns[index].alignment)
    }
    return "| " + cells.joined(separator: " | ") + " |"
  }
}
