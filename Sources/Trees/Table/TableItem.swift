/// One row of a table, as the program that shows it knows it.
public struct TableItem: Identifiable, Equatable, Sendable {
  /// Tells the row from all others, for good.
  public let id: Int
  /// What the row says.
  public var label: String
  /// Whether the row is the one that was picked.
  public var isSelected: Bool

  /// Describes a row.
  ///
  /// - Parameters:
  ///   - id: tells the row from all others.
  ///   - label: what the row says.
  ///   - isSelected: whether the row is the one that was picked.
  public init(id: Int, label: String, isSelected: Bool = false) {
    self.id = id
    self.label = label
    self.isSelected = isSelected
  }
}
