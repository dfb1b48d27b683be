/// A view with a task that lives as long as its identity and an id.
@frozen public struct TaskView<Content: View, ID: Equatable>: View {
  /// The node that keeps the task.
  public typealias RetainedNode = TaskNode<Content, ID>
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let content: Content
  @usableFromInline let id: ID
  @usableFromInline let action: @MainActor () async -> Void

  @inlinable init(content: Content, id: ID, action: @escaping @MainActor () async -> Void) {
    self.content = content
    self.id = id
    self.action = action
  }
}

extension View {
  /// Runs a task from the view's beginning until its end.
  ///
  /// - Parameter action: the task; asked to cancel when the view goes.
  /// - Returns: the view with the task.
  @inlinable public func task(
    _ action: @escaping @MainActor () async -> Void
  ) -> TaskView<Self, Bool> {
    TaskView(content: self, id: true, action: action)
  }

  /// Runs a task from the view's beginning until its end, and anew whenever a value differs.
  ///
  /// - Parameters:
  ///   - id: the value.
  ///   - action: the task; asked to cancel when the value differs or the view goes.
  /// - Returns: the view with the task.
  @inlinable public func task<ID: Equatable>(
    id: ID,
    _ action: @escaping @MainActor () async -> Void
  ) -> TaskView<Self, ID> {
    TaskView(content: self, id: id, action: action)
  }
}
