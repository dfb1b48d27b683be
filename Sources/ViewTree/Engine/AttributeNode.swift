/// A modifier that gives the elements of its content one attribute and changes nothing else.
@MainActor @preconcurrency
public protocol AttributeModifier: ViewModifier {
  /// The attribute as a host shows it.
  var attribute: ElementAttribute { get }

  /// Whether the attribute is the same.
  ///
  /// - Parameter other: the value before.
  /// - Returns: whether nothing would change on the screen.
  func isSame(as other: Self) -> Bool
}

/// What is kept of an attribute: its value, inline, to compare the next one with.
@frozen public struct AttributeNode<Modifier: AttributeModifier>: ModifierNode {
  @usableFromInline var modifier: Modifier

  @inlinable init(modifier: Modifier) {
    self.modifier = modifier
  }

  /// The attribute adds no element.
  @inlinable public static var keepsElementCount: Bool { true }

  /// Makes the content; its elements get the attribute when the container is arranged.
  @inlinable public static func make<C: View, M: Meter>(
    _ modifier: Modifier,
    around content: C,
    in context: Context<M>
  ) -> (AttributeNode, C.RetainedNode?) {
    let node = C.RetainedNode.make(content, in: context)
    if M.counts, context.runtime.animation != nil {
      context.runtime.recordTransition(from: nil, to: modifier.attribute)
    }
    return (AttributeNode(modifier: modifier), node)
  }

  /// Tells the host of another value, then updates the content.
  @inlinable public mutating func update<C: View, M: Meter>(
    to modifier: Modifier,
    around content: C,
    _ node: inout C.RetainedNode?,
    in context: Context<M>
  ) {
    if !modifier.isSame(as: self.modifier) {
      tellHost(of: modifier, node, context)
      self.modifier = modifier
    }
    node?.update(to: content, in: context)
  }

  @inlinable @MainActor
  func tellHost<N: ViewNode, M: Meter>(
    of new: Modifier,
    _ node: N?,
    _ context: Context<M>
  ) {
    var list = ElementList()
    node?.appendElements(to: &list)
    context.count { $0.hostUpdates += list.count }
    for element in list.elements {
      context.commit(.update, element)
      context.record { $0.update(element, new.attribute) }
    }
    context.noteChange()
    if M.counts, context.runtime.animation != nil {
      context.runtime.recordTransition(from: modifier.attribute, to: new.attribute)
    }
  }

  /// Ends the content.
  @inlinable public mutating func destroy<N: ViewNode, M: Meter>(
    _ node: inout N?,
    in context: Context<M>
  ) {
    node?.destroy(in: context)
  }

  /// The content's elements, with the attribute.
  @inlinable public func appendElements<N: ViewNode>(of node: N?, to list: inout ElementList) {
    let place = list.count
    node?.appendElements(to: &list)
    list.give(modifier.attribute, from: place)
  }
}
