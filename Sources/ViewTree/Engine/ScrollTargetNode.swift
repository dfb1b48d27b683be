/// A view below which ids can be scrolled to.
public struct ScrollTargetView<Content: View>: View {
  /// The node that says so to what is below.
  public typealias RetainedNode = ScrollTargetNode<Content>
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let content: Content
  @usableFromInline let targets: ScrollTargets
}

/// The node of a view below which ids can be scrolled to.
public struct ScrollTargetNode<Content: View>: ViewNode {
  @usableFromInline var content: Content.RetainedNode
  @usableFromInline let site: Site

  @usableFromInline init(content: Content.RetainedNode, site: Site) {
    self.content = content
    self.site = site
  }

  /// The content's elements, if its type tells.
  @inlinable public static func elementCount(within depth: Int) -> Int? {
    depth > 0 ? Content.RetainedNode.elementCount(within: depth - 1) : nil
  }

  /// Makes the content where its ids are entered.
  @inlinable public static func make<M: Meter>(
    _ view: ScrollTargetView<Content>,
    in context: Context<M>
  ) -> ScrollTargetNode {
    view.targets.attach(to: context.runtime)
    let site = context.site.with(targets: view.targets)
    return ScrollTargetNode(
      content: Content.RetainedNode.make(view.content, in: context.at(site)),
      site: site
    )
  }

  /// Updates the content.
  @inlinable public mutating func update<M: Meter>(
    to view: ScrollTargetView<Content>,
    in context: Context<M>
  ) {
    content.update(to: view.content, in: context.at(site))
  }

  /// Ends the content.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    content.destroy(in: context.at(site))
  }

  /// The content's elements.
  @inlinable public func appendElements(to list: inout ElementList) {
    content.appendElements(to: &list)
  }
}
