/// Something put around a view.
///
/// A modifier of the user's own has a `body` in which `content` stands for the view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of what the modifier makes.
  associatedtype Body: View
  /// What stands for the modified view.
  typealias Content = _ViewModifier_Content<Self>
  /// What the engine keeps of the modifier between updates.
  associatedtype Retained: ModifierNode = CustomModifierNode<Self> where Retained.Modifier == Self

  /// Makes the view around `content`.
  ///
  /// - Parameter content: stands for the modified view.
  /// - Returns: the view with the modifier's change.
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// Never called: the engine applies a primitive modifier itself.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is primitive: it has no body")
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// Stands for the modified view in a modifier's body.
///
/// A modifier's body has one type for all views it may change, so the content is the one erased
/// edge of a view with a modifier of the user's own.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  @usableFromInline let slot: ContentSlot

  @usableFromInline init(slot: ContentSlot) {
    self.slot = slot
  }

  /// The node of the modified view.
  public typealias RetainedNode = ModifierContentNode<Modifier>
  /// Primitive.
  public typealias Body = Never
}
