/// Lets the changes of a view's attributes be animated whenever a value differs.
@frozen public struct AnimationModifier<Value: Equatable>: ViewModifier {
  /// Keeps the value to compare the next one with.
  public typealias Retained = AnimationNode<Value>
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let animation: Animation?
  @usableFromInline let value: Value

  @inlinable init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }
}

extension View {
  /// Animates the changes of the view's attributes in every update in which a value differs.
  ///
  /// - Parameters:
  ///   - animation: how; nil makes the changes immediate.
  ///   - value: the value.
  /// - Returns: the view, animated.
  @inlinable public func animation<Value: Equatable>(
    _ animation: Animation?,
    value: Value
  ) -> ModifiedContent<Self, AnimationModifier<Value>> {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}

/// Animates the changes of attributes that follow from what `body` writes.
///
/// - Parameters:
///   - animation: how; nil makes the changes immediate.
///   - body: writes states or properties of observable objects.
/// - Returns: what `body` returns.
/// - Throws: what `body` throws.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try Tracking.$animation.withValue(animation, operation: body)
}
