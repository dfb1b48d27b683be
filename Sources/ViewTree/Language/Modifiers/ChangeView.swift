/// A view with an action for every time a value differs.
@frozen public struct ChangeView<Content: View, Value: Equatable>: View {
  /// The node that remembers the value.
  public typealias RetainedNode = ChangeNode<Content, Value>
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let content: Content
  @usableFromInline let value: Value
  @usableFromInline let isInitial: Bool
  @usableFromInline let action: @MainActor (Value, Value) -> Void

  @inlinable init(
    content: Content,
    value: Value,
    isInitial: Bool,
    action: @escaping @MainActor (Value, Value) -> Void
  ) {
    self.content = content
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }
}

extension View {
  /// Calls an action when the update is complete in which a value differs.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - initial: whether to call it at the beginning too.
  ///   - action: takes the value before and the value now.
  /// - Returns: the view with the action.
  @inlinable public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> ChangeView<Self, Value> {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Calls an action when the update is complete in which a value differs.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - initial: whether to call it at the beginning too.
  ///   - action: the action.
  /// - Returns: the view with the action.
  @inlinable public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> ChangeView<Self, Value> {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
}
