/// A view whose own `==` decides whether its body has to run.
@frozen public struct EquatableView<Content: View & Equatable>: View {
  /// The node that remembers the last value.
  public typealias RetainedNode = EquatableNode<Content>
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let content: Content

  /// Lets `==` decide.
  ///
  /// - Parameter content: the view.
  @inlinable public init(content: Content) {
    self.content = content
  }
}

extension View where Self: Equatable {
  /// Lets the view's `==` decide whether its body has to run.
  ///
  /// - Returns: the view, compared by `==`.
  @inlinable public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
