/// A view that is told when its identity begins and ends.
@frozen public struct LifetimeView<Content: View>: View {
  /// The node that keeps the latest actions.
  public typealias RetainedNode = LifetimeNode<Content>
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let content: Content
  @usableFromInline let appear: (@MainActor () -> Void)?
  @usableFromInline let disappear: (@MainActor () -> Void)?

  @inlinable init(
    content: Content,
    appear: (@MainActor () -> Void)?,
    disappear: (@MainActor () -> Void)?
  ) {
    self.content = content
    self.appear = appear
    self.disappear = disappear
  }
}

extension View {
  /// Calls an action once, when the update that brought the view is complete.
  ///
  /// - Parameter action: the action.
  /// - Returns: the view with the action.
  @inlinable public func onAppear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> LifetimeView<Self> {
    LifetimeView(content: self, appear: action, disappear: nil)
  }

  /// Calls an action once, when the update that ended the view is complete.
  ///
  /// - Parameter action: the action.
  /// - Returns: the view with the action.
  @inlinable public func onDisappear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> LifetimeView<Self> {
    LifetimeView(content: self, appear: nil, disappear: action)
  }
}
