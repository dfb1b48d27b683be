/// Views one beside the other.
@frozen public struct HStack<Content: View>: ContainerView {
  /// A container's node.
  public typealias RetainedNode = ContainerNode<HStack>
  /// Primitive.
  public typealias Body = Never

  /// The views.
  public let inside: Content
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Double?

  /// Puts views one beside the other.
  ///
  /// - Parameters:
  ///   - alignment: how the views line up across.
  ///   - spacing: points between them; nil leaves it to the host.
  ///   - content: the views.
  @inlinable public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    inside = content()
  }

  /// An element with the views inside.
  @inlinable public var properties: ElementProperties { ElementProperties(kind: "HStack") }
}
