extension TableItem {
  /// Rows with labels of three words, as js-framework-benchmark makes them.
  ///
  /// - Parameters:
  ///   - count: how many rows.
  ///   - first: the id of the first; the others follow it.
  /// - Returns: the rows, the same at every call.
  public static func rows(_ count: Int, from first: Int = 0) -> [TableItem] {
    (first..<first + count).map { TableItem(id: $0, label: label(of: $0)) }
  }

  /// Coprime strides, so that neighbours share no word.
  private static func label(of id: Int) -> String {
    let words = [
      adjectives[id * 7 % adjectives.count], colors[id * 5 % colors.count],
      nouns[id * 3 % nouns.count],
    ]
    return words.joined(separator: " ")
  }

  private static let adjectives = [
    "pretty", "large", "tall", "short", "handsome", "plain", "quaint", "clean", "elegant", "fancy",
    "crazy", "helpful", "odd",
  ]
  private static let colors = [
    "yellow", "purple", "orange", "brown", "green", "white", "black",
  ]
  private static let nouns = [
    "table", "chair", "house", "mouse", "keyboard", "burger", "pizza", "sandwich", "bookcase",
    "desk", "pony",
  ]
}
