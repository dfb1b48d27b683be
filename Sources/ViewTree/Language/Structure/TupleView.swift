/// Several views side by side, each of its own type, as one parameter pack.
@frozen public struct TupleView<each Content: View>: View {
  /// The node that keeps the neighbours' nodes in one tuple.
  public typealias RetainedNode = TupleNode<repeat each Content>
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let content: (repeat each Content)

  /// Puts views side by side.
  ///
  /// - Parameter content: the views, in order.
  @inlinable public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}
