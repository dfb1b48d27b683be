/// The node of an `if`/`else`: the branch that is on screen, which is part of its identity.
@frozen public enum ConditionalNode<TrueContent: View, FalseContent: View>: ViewNode {
  /// The first branch is on screen.
  case first(TrueContent.RetainedNode)
  /// The second branch is on screen.
  case second(FalseContent.RetainedNode)

  /// Makes the branch that holds.
  @inlinable public static func make<M: Meter>(
    _ view: _ConditionalContent<TrueContent, FalseContent>,
    in context: Context<M>
  ) -> ConditionalNode {
    switch view.storage {
    case .trueContent(let content):
      .first(TrueContent.RetainedNode.make(content, in: context))
    case .falseContent(let content):
      .second(FalseContent.RetainedNode.make(content, in: context))
    }
  }

  /// Updates the branch, or ends it and makes the other, even if both have the same type.
  @inlinable public mutating func update<M: Meter>(
    to view: _ConditionalContent<TrueContent, FalseContent>,
    in context: Context<M>
  ) {
    switch (consume self, view.storage) {
    case (.first(var node), .trueContent(let content)):
      node.update(to: content, in: context)
      self = .first(node)
    case (.second(var node), .falseContent(let content)):
      node.update(to: content, in: context)
      self = .second(node)
    case (.first(var node), .falseContent(let content)):
      context.replace { node.destroy(in: context) }
      self = .second(FalseContent.RetainedNode.make(content, in: context))
    case (.second(var node), .trueContent(let content)):
      context.replace { node.destroy(in: context) }
      self = .first(TrueContent.RetainedNode.make(content, in: context))
    }
  }

  /// Ends the branch that is on screen.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    switch self {
    case .first(var node): node.destroy(in: context)
    case .second(var node): node.destroy(in: context)
    }
  }

  /// The elements of the branch that is on screen.
  @inlinable public func appendElements(to list: inout ElementList) {
    switch self {
    case .first(let node): node.appendElements(to: &list)
    case .second(let node): node.appendElements(to: &list)
    }
  }
}
