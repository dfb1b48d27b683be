/// The node of two neighbours: both nodes side by side, nothing of its own.
///
/// What runs at every update is always inlined: where the second half is a pair of larger views than
/// the first view, the optimizer takes the halves for types that grow without end, and would leave
/// the second to code that is not specialised.
@frozen public struct PairNode<First: View, Second: View>: ViewNode {
  @usableFromInline var first: First.RetainedNode
  @usableFromInline var second: Second.RetainedNode

  @inlinable init(first: First.RetainedNode, second: Second.RetainedNode) {
    self.first = first
    self.second = second
  }

  /// The elements of both, if both types tell.
  @inlinable public static func elementCount(within depth: Int) -> Int? {
    guard depth > 0, let first = First.RetainedNode.elementCount(within: depth - 1),
      let second = Second.RetainedNode.elementCount(within: depth - 1)
    else { return nil }
    return first + second
  }

  /// Makes both, in order.
  @inlinable @inline(__always) public static func make<M: Meter>(
    _ view: PairView<First, Second>,
    in context: Context<M>
  ) -> PairNode {
    PairNode(
      first: First.RetainedNode.make(view.first, in: context),
      second: Second.RetainedNode.make(view.second, in: context)
    )
  }

  /// Updates both, in order.
  @inlinable @inline(__always) public mutating func update<M: Meter>(
    to view: PairView<First, Second>,
    in context: Context<M>
  ) {
    first.update(to: view.first, in: context)
    second.update(to: view.second, in: context)
  }

  /// Ends both, in order.
  @inlinable @inline(__always) public mutating func destroy<M: Meter>(in context: Context<M>) {
    first.destroy(in: context)
    second.destroy(in: context)
  }

  /// The elements of both, in order.
  @inlinable public func appendElements(to list: inout ElementList) {
    first.appendElements(to: &list)
    second.appendElements(to: &list)
  }
}
