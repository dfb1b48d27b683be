/// The node of an `if` without `else`.
@frozen public struct OptionalNode<Wrapped: View>: ViewNode {
  @usableFromInline var node: Wrapped.RetainedNode?

  @inlinable init(node: Wrapped.RetainedNode?) {
    self.node = node
  }

  /// Makes the content if there is one.
  @inlinable public static func make<M: Meter>(
    _ view: Wrapped?,
    in context: Context<M>
  ) -> OptionalNode {
    OptionalNode(node: view.map { Wrapped.RetainedNode.make($0, in: context) })
  }

  /// Updates, makes or ends the content.
  @inlinable public mutating func update<M: Meter>(to view: Wrapped?, in context: Context<M>) {
    switch (node == nil, view) {
    case (false, .some(let view)):
      node?.update(to: view, in: context)
    case (true, .some(let view)):
      context.noteChange()
      node = Wrapped.RetainedNode.make(view, in: context)
    case (false, .none):
      context.noteChange()
      node?.destroy(in: context)
      node = nil
    case (true, .none):
      break
    }
  }

  /// Ends the content if there is one.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    node?.destroy(in: context)
  }

  /// The elements of the content if there is one.
  @inlinable public func appendElements(to list: inout ElementList) {
    node?.appendElements(to: &list)
  }
}
