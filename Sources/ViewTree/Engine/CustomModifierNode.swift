// swift-format-ignore: NoLeadingUnderscores
/// A modifier's body as a view, so that a modifier can have state and be cut like any view.
public struct _ModifierBody<Modifier: ViewModifier>: View {
  var modifier: Modifier
  let content: _ViewModifier_Content<Modifier>

  @usableFromInline init(modifier: Modifier, content: _ViewModifier_Content<Modifier>) {
    self.modifier = modifier
    self.content = content
  }

  /// What the modifier makes around the content.
  public var body: Modifier.Body { modifier.body(content: content) }
}

/// What is kept of a modifier with a body: the body's node and the slot that holds the content.
@frozen public struct CustomModifierNode<Modifier: ViewModifier>: ModifierNode {
  @usableFromInline let body: CompositeNode<_ModifierBody<Modifier>>
  @usableFromInline let slot: ContentSlot

  @usableFromInline init(body: CompositeNode<_ModifierBody<Modifier>>, slot: ContentSlot) {
    self.body = body
    self.slot = slot
  }

  /// The body may add elements.
  @inlinable public static var keepsElementCount: Bool { false }

  /// Makes the body; the content is made where the body places it.
  @inlinable public static func make<C: View, M: Meter>(
    _ modifier: Modifier,
    around content: C,
    in context: Context<M>
  ) -> (CustomModifierNode, C.RetainedNode?) {
    let slot = ContentSlot(AnyViewBox(content))
    let body = _ModifierBody(modifier: modifier, content: _ViewModifier_Content(slot: slot))
    return (CustomModifierNode(body: CompositeNode.make(body, in: context), slot: slot), nil)
  }

  /// Runs the body if the modifier differs, and brings the content to its new value in any case.
  ///
  /// The content is no input of the body, which sees only a stand-in for it.
  @inlinable public mutating func update<C: View, M: Meter>(
    to modifier: Modifier,
    around content: C,
    _ node: inout C.RetainedNode?,
    in context: Context<M>
  ) {
    unsafe unsafeDowncast(slot.storage, to: AnyViewBox<C>.self).view = content
    slot.turn &+= 1
    body.update(
      to: _ModifierBody(modifier: modifier, content: _ViewModifier_Content(slot: slot)),
      in: context
    )
    // The body's run has reached some of the places; the rest still show the old value.
    for place in slot.places where place.turn != slot.turn { place.update(Context<M>.self) }
  }

  /// Ends the body and with it the content.
  @inlinable public mutating func destroy<N: ViewNode, M: Meter>(
    _ node: inout N?,
    in context: Context<M>
  ) {
    body.destroy(in: context)
  }

  /// The elements of the body.
  @inlinable public func appendElements<N: ViewNode>(of node: N?, to list: inout ElementList) {
    body.appendElements(to: &list)
  }
}
