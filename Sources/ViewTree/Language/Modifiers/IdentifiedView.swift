/// A view whose identity lasts as long as a value stays equal.
@frozen public struct IdentifiedView<Content: View, ID: Hashable>: View {
  /// The node that remembers the id.
  public typealias RetainedNode = IdentifiedNode<Content, ID>
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let content: Content
  @usableFromInline let id: ID

  @inlinable init(content: Content, id: ID) {
    self.content = content
    self.id = id
  }
}

extension View {
  /// Ties the view's identity to a value: another value is another view, with fresh state.
  ///
  /// - Parameter id: the value.
  /// - Returns: the view with that identity.
  @inlinable public func id<ID: Hashable>(_ id: ID) -> IdentifiedView<Self, ID> {
    IdentifiedView(content: self, id: id)
  }
}
