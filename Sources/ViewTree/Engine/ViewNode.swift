/// What the engine keeps of one view between updates, and what it does with it.
///
/// Every node type knows the type of its view, so an update of a typed tree is a chain of direct
/// calls that the optimizer can inline; only `AnyView` and the scheduler make an indirect one.
/// All entry points are `@inlinable` for that reason: a plain public generic would be called
/// unspecialised from a client's module.
public protocol ViewNode<Subject> {
  /// The view this node stands for.
  associatedtype Subject

  /// How many host elements the view puts in its container, or nil if the type does not tell.
  ///
  /// - Parameter depth: how many more types may be asked, since the types of views that contain
  ///   each other never end.
  /// - Returns: the number, or nil.
  @MainActor static func elementCount(within depth: Int) -> Int?

  /// Makes the node and everything below it.
  @MainActor static func make<M: Meter>(_ view: Subject, in context: Context<M>) -> Self

  /// Brings the node and everything below it to a new value of the same view.
  @MainActor mutating func update<M: Meter>(to view: Subject, in context: Context<M>)

  /// Ends the identity: state is given up, tasks are cancelled, elements are removed.
  @MainActor mutating func destroy<M: Meter>(in context: Context<M>)

  /// Appends the node's elements, in order, to the list of its container.
  @MainActor func appendElements(to list: inout ElementList)
}

extension ViewNode {
  /// The type does not tell.
  @inlinable @MainActor public static func elementCount(within depth: Int) -> Int? { nil }
}

extension ViewNode {
  /// The node at another value, for nodes that lie in an enum and cannot be changed in place.
  @inlinable @MainActor consuming func updated<M: Meter>(
    to view: Subject,
    in context: Context<M>
  ) -> Self {
    update(to: view, in: context)
    return self
  }
}
