/// A table of texts: what a terminal, markdown or HTML renders, each in its own way.
public struct TextTable: Sendable, Equatable {
  /// Where a column's texts stand.
  public enum Alignment: Sendable {
    case left
    case right
  }

  /// One column.
  public struct Column: Sendable, Equatable {
    /// The title.
    public let title: String
    /// Where the texts stand.
    public let alignment: Alignment

    /// Creates a column.
    public init(_ title: String, _ alignment: Alignment) {
      self.title = title
      self.alignment = alignment
    }
  }

  /// The columns, from the left.
  public let columns: [Column]
  /// The rows, each with one text for a column.
  public private(set) var rows: [[String]] = []

  /// Creates a table without rows.
  public init(columns: [Column]) { self.columns = columns }

  /// Adds a row.
  ///
  /// - Precondition: There is one text for each column.
  public mutating func append(_ row: [String]) {
    precondition(row.count == columns.count, "\(row.count) texts for \(columns.count) columns")
    rows.append(row)
  }

  /// The width of each column in characters, titles included, once `render` made its texts.
  public func widths(_ render: (String) -> String = { $0 }) -> [Int] {
    columns.indices.map { index in
      rows.reduce(render(columns[index].title).count) { max($0, render($1[index]).count) }
    }
  }

  /// `text` at `width` characters, filled with spaces on the side away from `alignment`.
  public static func pad(_ text: String, to width: Int, _ alignment: Alignment) -> String {
    let fill = String(repeating: " ", count: max(0, width - text.count))
    return alignment == .left ? text + fill : fill + text
  }
}
