/// The node of a closed kind of view, found by one switch over both enums.
@frozen public enum NodeViewNode: ViewNode {
  /// Nothing.
  case empty
  /// A text.
  case text(LeafNode<Text>)
  /// A button.
  case button(ContainerNode<Button<Text>>)
  /// Nodes one below the other.
  case vertical(ContainerNode<VStack<NodeViews>>)
  /// Nodes side by side.
  case horizontal(ContainerNode<HStack<NodeViews>>)
  /// Nodes told apart by their places.
  case group(NodeViewsNode)
  /// Nodes told apart by ids.
  case keyed(ForEachNode<[KeyedNodeView], Int, NodeView>)
  /// A node that is seen through.
  case faded(FadedNode)

  /// Makes the node of the kind.
  @inlinable public static func make<M: Meter>(
    _ view: NodeView,
    in context: Context<M>
  ) -> NodeViewNode {
    switch view {
    case .empty: .empty
    case .text(let view): .text(.make(view, in: context))
    case .button(let view): .button(.make(view, in: context))
    case .vertical(let view): .vertical(.make(view, in: context))
    case .horizontal(let view): .horizontal(.make(view, in: context))
    case .group(let view): .group(.make(view, in: context))
    case .keyed(let view): .keyed(.make(view, in: context))
    case .faded(let view): .faded(FadedNode(.make(view, in: context)))
    }
  }

  /// Updates the node if the kind is the same, else ends it and makes the new one.
  @inlinable public mutating func update<M: Meter>(to view: NodeView, in context: Context<M>) {
    switch (consume self, view) {
    case (.empty, .empty): self = .empty
    case (.text(let node), .text(let view)): self = .text(node.updated(to: view, in: context))
    case (.button(let node), .button(let view)): self = .button(node.updated(to: view, in: context))
    case (.vertical(let node), .vertical(let view)):
      self = .vertical(node.updated(to: view, in: context))
    case (.horizontal(let node), .horizontal(let view)):
      self = .horizontal(node.updated(to: view, in: context))
    case (.group(let node), .group(let view)): self = .group(node.updated(to: view, in: context))
    case (.keyed(let node), .keyed(let view)): self = .keyed(node.updated(to: view, in: context))
    case (.faded(let node), .faded(let view)):
      node.node.update(to: view, in: context)
      self = .faded(node)
    case (let old, let view):
      var old = old
      context.replace { old.destroy(in: context) }
      self = .make(view, in: context)
    }
  }

  /// Ends the node.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    switch self {
    case .empty: break
    case .text(var node): node.destroy(in: context)
    case .button(let node): node.destroy(in: context)
    case .vertical(let node): node.destroy(in: context)
    case .horizontal(let node): node.destroy(in: context)
    case .group(var node): node.destroy(in: context)
    case .keyed(let node): node.destroy(in: context)
    case .faded(let node): node.node.destroy(in: context)
    }
  }

  /// The node's elements.
  @inlinable public func appendElements(to list: inout ElementList) {
    switch self {
    case .empty: break
    case .text(let node): node.appendElements(to: &list)
    case .button(let node): node.appendElements(to: &list)
    case .vertical(let node): node.appendElements(to: &list)
    case .horizontal(let node): node.appendElements(to: &list)
    case .group(let node): node.appendElements(to: &list)
    case .keyed(let node): node.appendElements(to: &list)
    case .faded(let node): node.node.appendElements(to: &list)
    }
  }
}

/// The node of a node that is seen through: an object, since an enum cannot hold itself.
public final class FadedNode {
  @usableFromInline var node: ModifiedNode<NodeView, OpacityModifier>

  @inlinable init(_ node: ModifiedNode<NodeView, OpacityModifier>) {
    self.node = node
  }
}
