/// Views written together that stay separate in their container.
@frozen public struct Group<Content: View>: TransparentView {
  /// The node of the content.
  public typealias RetainedNode = TransparentNode<Group>
  /// Primitive.
  public typealias Body = Never

  /// The views.
  public let inside: Content

  /// Writes views together.
  ///
  /// - Parameter content: the views.
  @inlinable public init(@ViewBuilder content: () -> Content) {
    inside = content()
  }
}
