/// A view that can be tapped.
@frozen public struct TapView<Content: View>: ContainerView {
  /// A container's node.
  public typealias RetainedNode = ContainerNode<TapView>
  /// Primitive.
  public typealias Body = Never

  /// The view.
  public let inside: Content
  @usableFromInline let action: @MainActor () -> Void

  @inlinable init(content: Content, action: @escaping @MainActor () -> Void) {
    inside = content
    self.action = action
  }

  /// What a tap does.
  @inlinable public var actions: TapAction { TapAction(action) }

  /// An element that can be tapped.
  @inlinable public var properties: ElementProperties {
    ElementProperties(kind: "Tap", tap: action)
  }
}

extension View {
  /// Calls an action at every tap on the view.
  ///
  /// - Parameter action: the action.
  /// - Returns: the view with the action.
  @inlinable public func onTapGesture(
    perform action: @escaping @MainActor () -> Void
  ) -> TapView<Self> {
    TapView(content: self, action: action)
  }
}
