/// A line of text.
@frozen public struct Text: LeafView, Equatable {
  /// A leaf's node.
  public typealias RetainedNode = LeafNode<Text>
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let content: String

  /// Shows a text.
  ///
  /// - Parameter content: the text.
  @inlinable public nonisolated init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  /// Shows a text.
  ///
  /// - Parameter content: the text.
  @inlinable public nonisolated init(_ content: String) {
    self.content = content
  }

  /// Shows a text as it is, never translated.
  ///
  /// - Parameter content: the text.
  @inlinable public nonisolated init(verbatim content: String) {
    self.content = content
  }

  /// An element that shows the text.
  @inlinable public var properties: ElementProperties {
    ElementProperties(kind: "Text", content: content)
  }

  /// Whether the text is the same.
  @inlinable public func showsSame(as other: Text) -> Bool { content == other.content }
}
