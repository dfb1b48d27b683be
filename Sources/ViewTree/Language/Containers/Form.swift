/// Controls that are filled in.
@frozen public struct Form<Content: View>: ContainerView {
  /// A container's node.
  public typealias RetainedNode = ContainerNode<Form>
  /// Primitive.
  public typealias Body = Never

  /// The views.
  public let inside: Content

  /// Puts controls together.
  ///
  /// - Parameter content: the views.
  @inlinable public init(@ViewBuilder content: () -> Content) {
    inside = content()
  }

  /// An element with the views inside.
  @inlinable public var properties: ElementProperties { ElementProperties(kind: "Form") }
}
