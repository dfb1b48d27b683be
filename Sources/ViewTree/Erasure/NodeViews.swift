/// Nodes of closed kinds in an array, told apart by their places alone.
public struct NodeViews: View {
  /// The node of an array of nodes.
  public typealias RetainedNode = NodeViewsNode
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let children: [NodeView]

  /// Puts nodes one after the other.
  ///
  /// - Parameter children: the nodes, in order.
  @inlinable public init(_ children: [NodeView]) {
    self.children = children
  }
}

/// The node of an array of nodes: one for each place.
@frozen public struct NodeViewsNode: ViewNode {
  @usableFromInline var children: ContiguousArray<NodeViewNode>

  @inlinable init(children: ContiguousArray<NodeViewNode>) {
    self.children = children
  }

  /// Makes all, in order.
  @inlinable public static func make<M: Meter>(
    _ view: NodeViews,
    in context: Context<M>
  ) -> NodeViewsNode {
    NodeViewsNode(
      children: ContiguousArray(view.children.map { NodeViewNode.make($0, in: context) })
    )
  }

  /// Updates the places that were there, then makes those that came or ends those that went.
  @inlinable public mutating func update<M: Meter>(to view: NodeViews, in context: Context<M>) {
    let kept = min(children.count, view.children.count)
    for place in 0..<kept {
      children[place].update(to: view.children[place], in: context)
    }
    guard children.count != view.children.count else { return }
    context.noteChange()
    for place in kept..<children.count { children[place].destroy(in: context) }
    children.removeLast(children.count - kept)
    for child in view.children[kept...] {
      children.append(NodeViewNode.make(child, in: context))
    }
  }

  /// Ends all, in order.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    for place in children.indices { children[place].destroy(in: context) }
  }

  /// The elements of all, in order.
  @inlinable public func appendElements(to list: inout ElementList) {
    for child in children { child.appendElements(to: &list) }
  }
}
