/// A view with a modifier around it; the modifier does not change the view's identity.
@frozen public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Puts a modifier around a view.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - modifier: the modifier.
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// The node of a modified view.
  public typealias RetainedNode = ModifiedNode<Content, Modifier>
  /// Primitive.
  public typealias Body = Never
}

extension View {
  /// Puts a modifier around the view.
  ///
  /// - Parameter modifier: the modifier.
  /// - Returns: the view inside its modifier.
  @inlinable public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
