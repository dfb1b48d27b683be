/// Room that grows.
@frozen public struct Spacer: LeafView, Equatable {
  /// A leaf's node.
  public typealias RetainedNode = LeafNode<Spacer>
  /// Primitive.
  public typealias Body = Never

  /// Makes room.
  @inlinable public nonisolated init() {}

  /// An element that shows nothing.
  @inlinable public var properties: ElementProperties { ElementProperties(kind: "Spacer") }

  /// All room is the same.
  @inlinable public func showsSame(as other: Spacer) -> Bool { true }
}

/// A line between views.
@frozen public struct Divider: LeafView, Equatable {
  /// A leaf's node.
  public typealias RetainedNode = LeafNode<Divider>
  /// Primitive.
  public typealias Body = Never

  /// Draws a line.
  @inlinable public nonisolated init() {}

  /// An element that shows a line.
  @inlinable public var properties: ElementProperties { ElementProperties(kind: "Divider") }

  /// All lines are the same.
  @inlinable public func showsSame(as other: Divider) -> Bool { true }
}
