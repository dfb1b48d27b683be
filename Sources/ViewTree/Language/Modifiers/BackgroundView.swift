/// A view with another behind it.
@frozen public struct BackgroundView<Content: View, Behind: View>: ContainerView {
  /// A container's node.
  public typealias RetainedNode = ContainerNode<BackgroundView>
  /// Primitive.
  public typealias Body = Never

  /// The one behind, then the one before it.
  public let inside: PairView<Behind, Content>

  @inlinable init(content: Content, behind: Behind) {
    inside = PairView(behind, content)
  }

  /// An element with both inside.
  @inlinable public var properties: ElementProperties { ElementProperties(kind: "Background") }
}

extension View {
  /// Puts another view behind the view.
  ///
  /// - Parameter background: the other.
  /// - Returns: both.
  @_disfavoredOverload
  @inlinable public func background<Behind: View>(
    _ background: Behind
  ) -> BackgroundView<Self, Behind> {
    BackgroundView(content: self, behind: background)
  }

  /// Puts other views behind the view.
  ///
  /// - Parameter content: the others.
  /// - Returns: all.
  @inlinable public func background<Behind: View>(
    @ViewBuilder content: () -> Behind
  ) -> BackgroundView<Self, Behind> {
    BackgroundView(content: self, behind: content())
  }
}
