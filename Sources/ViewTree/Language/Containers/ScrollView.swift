/// Views of which a part is on screen.
@frozen public struct ScrollView<Content: View>: ContainerView {
  /// A container's node.
  public typealias RetainedNode = ContainerNode<ScrollView>
  /// Primitive.
  public typealias Body = Never

  /// The views.
  public let inside: Content
  @usableFromInline let axes: Axis.Set

  /// Lets views scroll.
  ///
  /// - Parameters:
  ///   - axes: the directions.
  ///   - content: the views.
  @inlinable public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    inside = content()
  }

  /// An element with the views inside.
  @inlinable public var properties: ElementProperties { ElementProperties(kind: "ScrollView") }
}

/// A direction.
@frozen public enum Axis: Sendable {
  /// To the side.
  case horizontal
  /// Up and down.
  case vertical

  /// Directions.
  @frozen public struct Set: OptionSet, Sendable {
    /// One bit per direction.
    public let rawValue: Int8

    /// Makes directions.
    ///
    /// - Parameter rawValue: one bit per direction.
    @inlinable public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// To the side.
    @inlinable public static var horizontal: Set { Set(rawValue: 1) }
    /// Up and down.
    @inlinable public static var vertical: Set { Set(rawValue: 2) }
  }
}
