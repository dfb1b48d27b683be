/// The node of a view with a task.
@frozen public struct TaskNode<Content: View, ID: Equatable>: ViewNode {
  @usableFromInline var content: Content.RetainedNode
  @usableFromInline var id: ID
  @usableFromInline var task: RunningTask

  @inlinable init(content: Content.RetainedNode, id: ID, task: RunningTask) {
    self.content = content
    self.id = id
    self.task = task
  }

  /// The content's elements, if its type tells.
  @inlinable public static func elementCount(within depth: Int) -> Int? {
    depth > 0 ? Content.RetainedNode.elementCount(within: depth - 1) : nil
  }

  /// Makes the content and lets the task start when the update is complete.
  @inlinable public static func make<M: Meter>(
    _ view: TaskView<Content, ID>,
    in context: Context<M>
  ) -> TaskNode {
    context.count { $0.tasksStarted += 1 }
    return TaskNode(
      content: Content.RetainedNode.make(view.content, in: context),
      id: view.id,
      task: RunningTask(context.runtime, view.action)
    )
  }

  /// Updates the content; if the id differs, cancels the task and starts the new action.
  @inlinable public mutating func update<M: Meter>(
    to view: TaskView<Content, ID>,
    in context: Context<M>
  ) {
    if view.id != id {
      id = view.id
      task.cancel()
      task = RunningTask(context.runtime, view.action)
      context.count {
        $0.tasksCancelled += 1
        $0.tasksStarted += 1
      }
    }
    content.update(to: view.content, in: context)
  }

  /// Cancels the task, then ends the content.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    context.count { $0.tasksCancelled += 1 }
    task.cancel()
    content.destroy(in: context)
  }

  /// The content's elements.
  @inlinable public func appendElements(to list: inout ElementList) {
    content.appendElements(to: &list)
  }
}
