public import Observation

/// A view that gives what is inside a value of the environment.
@frozen public struct EnvironmentWriter<Content: View, Value>: View {
  /// The node that keeps the scope.
  public typealias RetainedNode = EnvironmentNode<Content, Value>
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let content: Content
  @usableFromInline let path: WritableKeyPath<EnvironmentValues, Value>
  @usableFromInline let value: Value

  @inlinable init(
    content: Content,
    path: WritableKeyPath<EnvironmentValues, Value>,
    value: Value
  ) {
    self.content = content
    self.path = path
    self.value = value
  }
}

extension View {
  /// Gives the view and what is inside it a value of the environment.
  ///
  /// - Parameters:
  ///   - path: which value.
  ///   - value: the value.
  /// - Returns: the view in the changed environment.
  @inlinable public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> EnvironmentWriter<Self, Value> {
    EnvironmentWriter(content: self, path: path, value: value)
  }

  /// Gives the view and what is inside it an object that the standard library observes.
  ///
  /// - Parameter object: the object, found by its type.
  /// - Returns: the view in the changed environment.
  public func environment<Object: AnyObject & Observable>(
    _ object: Object
  ) -> EnvironmentWriter<Self, Object?> {
    environment(\.[ObjectName<Object>()], object)
  }

  /// Gives the view and what is inside it an observable object.
  ///
  /// - Parameter object: the object, found by its type.
  /// - Returns: the view in the changed environment.
  public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> EnvironmentWriter<Self, Object?> {
    environment(\.[ObjectName<Object>()], object)
  }
}
