/// What the engine keeps of a modifier, and how it stands around any content.
public protocol ModifierNode<Modifier> {
  /// The modifier.
  associatedtype Modifier

  /// Whether the number of elements is the content's.
  static var keepsElementCount: Bool { get }

  /// Makes what is kept, and the content's node unless the modifier's body places it.
  @MainActor static func make<C: View, M: Meter>(
    _ modifier: Modifier,
    around content: C,
    in context: Context<M>
  ) -> (Self, C.RetainedNode?)

  /// Brings modifier and content to new values.
  @MainActor mutating func update<C: View, M: Meter>(
    to modifier: Modifier,
    around content: C,
    _ node: inout C.RetainedNode?,
    in context: Context<M>
  )

  /// Ends the modifier and the content.
  @MainActor mutating func destroy<N: ViewNode, M: Meter>(
    _ node: inout N?,
    in context: Context<M>
  )

  /// Appends the content's elements, or those of the modifier's body.
  @MainActor func appendElements<N: ViewNode>(of node: N?, to list: inout ElementList)
}

/// The node of a modified view: the content's node and what is kept of the modifier, inline.
@frozen public struct ModifiedNode<Content: View, Modifier: ViewModifier>: ViewNode {
  @usableFromInline var modifier: Modifier.Retained
  /// Nil if the modifier's body decides where the content goes.
  @usableFromInline var content: Content.RetainedNode?

  @inlinable init(_ parts: (Modifier.Retained, Content.RetainedNode?)) {
    (modifier, content) = parts
  }

  /// The content's elements, if the modifier adds none.
  @inlinable public static func elementCount(within depth: Int) -> Int? {
    guard depth > 0, Modifier.Retained.keepsElementCount else { return nil }
    return Content.RetainedNode.elementCount(within: depth - 1)
  }

  /// Makes both.
  @inlinable public static func make<M: Meter>(
    _ view: ModifiedContent<Content, Modifier>,
    in context: Context<M>
  ) -> ModifiedNode {
    context.countMade(Modifier.self)
    return ModifiedNode(Modifier.Retained.make(view.modifier, around: view.content, in: context))
  }

  /// Updates both.
  @inlinable public mutating func update<M: Meter>(
    to view: ModifiedContent<Content, Modifier>,
    in context: Context<M>
  ) {
    context.countVisit(Modifier.self)
    modifier.update(to: view.modifier, around: view.content, &content, in: context)
  }

  /// Ends both.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    modifier.destroy(&content, in: context)
    context.count { $0.nodesDestroyed += 1 }
  }

  /// The content's elements, or those of the modifier's body.
  @inlinable public func appendElements(to list: inout ElementList) {
    modifier.appendElements(of: content, to: &list)
  }
}
