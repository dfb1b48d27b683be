/// What is kept of an animation: the value whose change starts it.
@frozen public struct AnimationNode<Value: Equatable>: ModifierNode {
  /// The modifier.
  public typealias Modifier = AnimationModifier<Value>

  @usableFromInline var value: Value

  @inlinable init(value: Value) {
    self.value = value
  }

  /// The animation adds no element.
  @inlinable public static var keepsElementCount: Bool { true }

  /// Makes the content; a beginning starts no animation.
  @inlinable public static func make<C: View, M: Meter>(
    _ modifier: AnimationModifier<Value>,
    around content: C,
    in context: Context<M>
  ) -> (AnimationNode, C.RetainedNode?) {
    (AnimationNode(value: modifier.value), C.RetainedNode.make(content, in: context))
  }

  /// Updates the content, under the animation if the value differs.
  @inlinable public mutating func update<C: View, M: Meter>(
    to modifier: AnimationModifier<Value>,
    around content: C,
    _ node: inout C.RetainedNode?,
    in context: Context<M>
  ) {
    guard modifier.value != value else {
      node?.update(to: content, in: context)
      return
    }
    value = modifier.value
    let outer = context.runtime.animation
    context.runtime.animation = modifier.animation
    node?.update(to: content, in: context)
    context.runtime.animation = outer
  }

  /// Ends the content.
  @inlinable public mutating func destroy<N: ViewNode, M: Meter>(
    _ node: inout N?,
    in context: Context<M>
  ) {
    node?.destroy(in: context)
  }

  /// The content's elements.
  @inlinable public func appendElements<N: ViewNode>(of node: N?, to list: inout ElementList) {
    node?.appendElements(to: &list)
  }
}
