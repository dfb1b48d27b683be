extension TextTable {
  /// The table as lines for a terminal: titles first, columns aligned, two spaces apart.
  ///
  /// - Parameters:
  ///   - isColored: Whether titles are bold and the last column, the words, is dim.
  ///   - indentation: Spaces before each row; the titles begin at the margin.
  /// - Returns: Lines without line feeds; no text in them can command the terminal.
  public func terminalLines(isColored: Bool = false, indentation: Int = 2) -> [String] {
    var widths = widths(inert)
    widths[0] = max(widths[0] + indentation, inert(columns[0].title).count)
    let titles = line(columns.map(\.title), widths, indentation: 0)
    let margin = String(repeating: " ", count: indentation)
    let lines = rows.map { row in
      line([margin + row[0]] + row.dropFirst(), widths, indentation: indentation)
    }
    guard isColored else { return [titles] + lines }
    return ["\u{1B}[1m\(titles)\u{1B}[0m"] + lines
  }

  private func line(_ texts: [String], _ widths: [Int], indentation: Int) -> String {
    let cells = texts.indices.map { index in
      Self.pad(inert(texts[index]), to: widths[index], columns[index].alignment)
    }
    var line = cells.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}
