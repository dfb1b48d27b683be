/// Screens of which the last is shown.
@frozen public struct NavigationStack<Content: View>: ContainerView {
  /// A container's node.
  public typealias RetainedNode = ContainerNode<NavigationStack>
  /// Primitive.
  public typealias Body = Never

  /// The views.
  public let inside: Content

  /// Shows a first screen.
  ///
  /// - Parameter content: the views.
  @inlinable public init(@ViewBuilder content: () -> Content) {
    inside = content()
  }

  /// An element with the views inside.
  @inlinable public var properties: ElementProperties { ElementProperties(kind: "NavigationStack") }
}
