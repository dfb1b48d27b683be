/// The node of a view that is compared by its own `==`.
@frozen public struct EquatableNode<Content: View & Equatable>: ViewNode {
  @usableFromInline var view: Content
  @usableFromInline var content: Content.RetainedNode

  @inlinable init(view: Content, content: Content.RetainedNode) {
    self.view = view
    self.content = content
  }

  /// The content's elements, if its type tells.
  @inlinable public static func elementCount(within depth: Int) -> Int? {
    depth > 0 ? Content.RetainedNode.elementCount(within: depth - 1) : nil
  }

  /// Makes the content.
  @inlinable public static func make<M: Meter>(
    _ view: EquatableView<Content>,
    in context: Context<M>
  ) -> EquatableNode {
    EquatableNode(
      view: view.content,
      content: Content.RetainedNode.make(view.content, in: context)
    )
  }

  /// Updates the content unless `==` says that it is the same; what is dirty below stays queued.
  @inlinable public mutating func update<M: Meter>(
    to view: EquatableView<Content>,
    in context: Context<M>
  ) {
    context.count {
      $0.compares += 1
      $0.comparison.equalities += 1
    }
    if view.content == self.view {
      context.count { $0.cutHits += 1 }
      return
    }
    self.view = view.content
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
