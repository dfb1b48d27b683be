/// The node of a view that is told of its beginning and end.
@frozen public struct LifetimeNode<Content: View>: ViewNode {
  @usableFromInline var content: Content.RetainedNode
  @usableFromInline var disappear: (@MainActor () -> Void)?

  @inlinable init(content: Content.RetainedNode, disappear: (@MainActor () -> Void)?) {
    self.content = content
    self.disappear = disappear
  }

  /// The content's elements, if its type tells.
  @inlinable public static func elementCount(within depth: Int) -> Int? {
    depth > 0 ? Content.RetainedNode.elementCount(within: depth - 1) : nil
  }

  /// Makes the content; its beginning is told when the update is complete.
  @inlinable public static func make<M: Meter>(
    _ view: LifetimeView<Content>,
    in context: Context<M>
  ) -> LifetimeNode {
    let node = LifetimeNode(
      content: Content.RetainedNode.make(view.content, in: context),
      disappear: view.disappear
    )
    if let appear = view.appear {
      context.count { $0.appears += 1 }
      context.runtime.afterUpdate.append(appear)
    }
    return node
  }

  /// Updates the content and keeps the latest action.
  @inlinable public mutating func update<M: Meter>(
    to view: LifetimeView<Content>,
    in context: Context<M>
  ) {
    disappear = view.disappear
    content.update(to: view.content, in: context)
  }

  /// Ends the content; its end is told when the update is complete.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    content.destroy(in: context)
    guard let disappear else { return }
    context.count { $0.disappears += 1 }
    context.runtime.afterUpdate.append(disappear)
  }

  /// The content's elements.
  @inlinable public func appendElements(to list: inout ElementList) {
    content.appendElements(to: &list)
  }
}
