/// The node of a view that watches a value.
@frozen public struct ChangeNode<Content: View, Value: Equatable>: ViewNode {
  @usableFromInline var content: Content.RetainedNode
  @usableFromInline var value: Value

  @inlinable init(content: Content.RetainedNode, value: Value) {
    self.content = content
    self.value = value
  }

  /// The content's elements, if its type tells.
  @inlinable public static func elementCount(within depth: Int) -> Int? {
    depth > 0 ? Content.RetainedNode.elementCount(within: depth - 1) : nil
  }

  /// Makes the content.
  @inlinable public static func make<M: Meter>(
    _ view: ChangeView<Content, Value>,
    in context: Context<M>
  ) -> ChangeNode {
    if view.isInitial {
      context.runtime.afterUpdate.append { view.action(view.value, view.value) }
    }
    return ChangeNode(
      content: Content.RetainedNode.make(view.content, in: context),
      value: view.value
    )
  }

  /// Updates the content; the action waits until the update is complete.
  @inlinable public mutating func update<M: Meter>(
    to view: ChangeView<Content, Value>,
    in context: Context<M>
  ) {
    if view.value != value {
      let before = value
      value = view.value
      context.runtime.afterUpdate.append { view.action(before, view.value) }
    }
    content.update(to: view.content, in: context)
  }

  /// Ends the content.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    content.destroy(in: context)
  }

  /// The content's elements.
  @inlinable public func appendElements(to list: inout ElementList) {
    content.appendElements(to: &list)
  }
}
