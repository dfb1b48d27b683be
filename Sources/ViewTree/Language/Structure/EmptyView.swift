/// A view that is nothing.
@frozen public struct EmptyView: View {
  /// The node of a view that is nothing.
  public typealias RetainedNode = EmptyNode
  /// Primitive.
  public typealias Body = Never

  /// Makes nothing.
  @inlinable public nonisolated init() {}
}
