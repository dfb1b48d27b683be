/// Something to tap.
@frozen public struct Button<Label: View>: ContainerView {
  /// A container's node.
  public typealias RetainedNode = ContainerNode<Button>
  /// Primitive.
  public typealias Body = Never

  /// What the button shows.
  public let inside: Label
  @usableFromInline let action: @MainActor () -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - action: what a tap does.
  ///   - label: what the button shows.
  @inlinable public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.action = action
    inside = label()
  }

  /// What a tap does.
  @inlinable public var actions: TapAction { TapAction(action) }

  /// An element that can be tapped.
  @inlinable public var properties: ElementProperties {
    ElementProperties(kind: "Button", tap: action)
  }
}

extension Button where Label == Text {
  /// Makes a button that shows a text.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - action: what a tap does.
  @inlinable public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.action = action
    inside = Text(title)
  }
}
