/// A view that stands for its content and has no element of its own.
@MainActor @preconcurrency
public protocol TransparentView: View {
  /// The type of what it stands for.
  associatedtype Inside: View
  /// What it stands for.
  var inside: Inside { get }
}

/// The node of a transparent view: its content's node.
@frozen public struct TransparentNode<Outside: TransparentView>: ViewNode {
  @usableFromInline var content: Outside.Inside.RetainedNode

  @inlinable init(content: Outside.Inside.RetainedNode) {
    self.content = content
  }

  /// The content's elements, if its type tells.
  @inlinable public static func elementCount(within depth: Int) -> Int? {
    depth > 0 ? Outside.Inside.RetainedNode.elementCount(within: depth - 1) : nil
  }

  /// Makes the content.
  @inlinable public static func make<M: Meter>(
    _ view: Outside,
    in context: Context<M>
  ) -> TransparentNode {
    TransparentNode(content: Outside.Inside.RetainedNode.make(view.inside, in: context))
  }

  /// Updates the content.
  @inlinable public mutating func update<M: Meter>(to view: Outside, in context: Context<M>) {
    content.update(to: view.inside, in: context)
  }

  /// Ends the content.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    content.destroy(in: context)
  }

  /// The elements of the content.
  @inlinable public func appendElements(to list: inout ElementList) {
    content.appendElements(to: &list)
  }
}
