/// The node of a view that is nothing.
@frozen public struct EmptyNode: ViewNode {
  @inlinable init() {}

  /// No element.
  @inlinable public static func elementCount(within depth: Int) -> Int? { 0 }

  /// Makes nothing.
  @inlinable public static func make<M: Meter>(
    _ view: EmptyView,
    in context: Context<M>
  ) -> EmptyNode { EmptyNode() }

  /// Changes nothing.
  @inlinable public mutating func update<M: Meter>(to view: EmptyView, in context: Context<M>) {}

  /// Ends nothing.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {}

  /// No element.
  @inlinable public func appendElements(to list: inout ElementList) {}
}
