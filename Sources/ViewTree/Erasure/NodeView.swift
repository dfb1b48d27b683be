/// A view of one of a few kinds: a tree as one enum, whose children are in arrays.
///
/// The kinds are closed, so that a user's own view can only be a function that returns nodes: it
/// has no state, no body that could be left out, and no type that tells it from another.
public enum NodeView: View {
  /// The node of whichever kind it is.
  public typealias RetainedNode = NodeViewNode
  /// Primitive.
  public typealias Body = Never

  /// Nothing.
  case empty
  /// A text.
  case text(Text)
  /// A button that shows a text.
  case button(Button<Text>)
  /// Nodes one below the other.
  case vertical(VStack<NodeViews>)
  /// Nodes side by side.
  case horizontal(HStack<NodeViews>)
  /// Nodes told apart by their places.
  case group(NodeViews)
  /// Nodes told apart by ids.
  case keyed(ForEach<[KeyedNodeView], Int, NodeView>)
  /// A node that is seen through.
  indirect case faded(ModifiedContent<NodeView, OpacityModifier>)
}

extension NodeView {
  /// A text.
  ///
  /// - Parameter content: what it says.
  /// - Returns: the node.
  @inlinable public static func text(_ content: String) -> NodeView { .text(Text(content)) }

  /// A button.
  ///
  /// - Parameters:
  ///   - title: what it says.
  ///   - action: what a tap does.
  /// - Returns: the node.
  @inlinable public static func button(
    _ title: String,
    action: @escaping @MainActor () -> Void
  ) -> NodeView {
    .button(Button(title, action: action))
  }

  /// Nodes one below the other.
  ///
  /// - Parameter children: the nodes.
  /// - Returns: the node around them.
  @inlinable public static func vertical(_ children: [NodeView]) -> NodeView {
    .vertical(VStack { NodeViews(children) })
  }

  /// Nodes side by side.
  ///
  /// - Parameter children: the nodes.
  /// - Returns: the node around them.
  @inlinable public static func horizontal(_ children: [NodeView]) -> NodeView {
    .horizontal(HStack { NodeViews(children) })
  }

  /// Nodes told apart by ids.
  ///
  /// - Parameter children: the nodes with their ids.
  /// - Returns: the list of them.
  @inlinable public static func keyed(_ children: [KeyedNodeView]) -> NodeView {
    .keyed(ForEach(children) { $0.node })
  }

  /// Lets a node be seen through.
  ///
  /// - Parameter opacity: from 0 to 1.
  /// - Returns: the node.
  @inlinable public func faded(_ opacity: Double) -> NodeView {
    .faded(self.opacity(opacity))
  }
}

/// A node with what tells it from its neighbours.
public struct KeyedNodeView: Identifiable {
  /// What tells the node from its neighbours.
  public let id: Int
  /// The node.
  public let node: NodeView

  /// Gives a node an id.
  ///
  /// - Parameters:
  ///   - id: what tells the node from its neighbours.
  ///   - node: the node.
  @inlinable public init(id: Int, _ node: NodeView) {
    self.id = id
    self.node = node
  }
}
