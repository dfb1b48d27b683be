/// The node of a view with an explicit id.
@frozen public struct IdentifiedNode<Content: View, ID: Hashable>: ViewNode {
  @usableFromInline var id: ID
  @usableFromInline var content: Content.RetainedNode

  @inlinable init(id: ID, content: Content.RetainedNode) {
    self.id = id
    self.content = content
  }

  /// The content's elements, if its type tells.
  @inlinable public static func elementCount(within depth: Int) -> Int? {
    depth > 0 ? Content.RetainedNode.elementCount(within: depth - 1) : nil
  }

  /// Makes the content.
  @inlinable public static func make<M: Meter>(
    _ view: IdentifiedView<Content, ID>,
    in context: Context<M>
  ) -> IdentifiedNode {
    context.site.targets?.enter(id: view.id)
    return IdentifiedNode(
      id: view.id,
      content: Content.RetainedNode.make(view.content, in: context)
    )
  }

  /// Updates the content if the id is equal, else ends it and makes it anew.
  @inlinable public mutating func update<M: Meter>(
    to view: IdentifiedView<Content, ID>,
    in context: Context<M>
  ) {
    if view.id == id {
      content.update(to: view.content, in: context)
    } else {
      context.site.targets?.leave(id: id)
      context.site.targets?.enter(id: view.id)
      id = view.id
      context.replace { content.destroy(in: context) }
      content = Content.RetainedNode.make(view.content, in: context)
    }
  }

  /// Ends the content.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    context.site.targets?.leave(id: id)
    content.destroy(in: context)
  }

  /// The content's elements.
  @inlinable public func appendElements(to list: inout ElementList) {
    content.appendElements(to: &list)
  }
}
