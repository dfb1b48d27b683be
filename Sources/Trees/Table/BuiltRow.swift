public import ViewTree

/// A row that was made before, with the id that its list tells it by.
public struct BuiltRow<Content: View>: Identifiable {
  /// The id of what the row shows.
  public let id: Int
  /// The row.
  public let content: Content

  /// Keeps a row.
  ///
  /// - Parameters:
  ///   - id: the id of what the row shows.
  ///   - content: the row.
  public init(id: Int, content: Content) {
    self.id = id
    self.content = content
  }
}
