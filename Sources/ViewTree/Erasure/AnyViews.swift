/// Views of any types in an array, told apart by their places alone.
///
/// What a place shows is kept for as long as its type stays the same, so that a view put in front
/// of the others hands its state to no one and takes the state of its neighbour.
public struct AnyViews: View {
  /// The node of an array of views.
  public typealias RetainedNode = AnyViewsNode
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let children: [any View]

  /// Puts views one after the other.
  ///
  /// - Parameter children: the views, in order.
  @inlinable public init(_ children: [any View]) {
    self.children = children
  }
}

/// The node of an array of views: a node of any type for each place.
@frozen public struct AnyViewsNode: ViewNode {
  @usableFromInline var children: ContiguousArray<StoredAnyNode>

  @inlinable init(children: ContiguousArray<StoredAnyNode>) {
    self.children = children
  }

  /// Makes all, in order.
  @inlinable public static func make<M: Meter>(
    _ view: AnyViews,
    in context: Context<M>
  ) -> AnyViewsNode {
    context.count { $0.erasure.arrays += 1 }
    return AnyViewsNode(
      children: ContiguousArray(
        view.children.map { StoredAnyNode.make(existential: $0, in: context) }
      )
    )
  }

  /// Updates the places that were there, then makes those that came or ends those that went.
  @inlinable public mutating func update<M: Meter>(to view: AnyViews, in context: Context<M>) {
    context.count { $0.erasure.arrays += 1 }
    let kept = min(children.count, view.children.count)
    for place in 0..<kept {
      children[place].update(existential: view.children[place], in: context)
    }
    guard children.count != view.children.count else { return }
    context.noteChange()
    for place in kept..<children.count { children[place].destroy(in: context) }
    children.removeLast(children.count - kept)
    for child in view.children[kept...] {
      children.append(StoredAnyNode.make(existential: child, in: context))
    }
  }

  /// Ends all, in order.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    for place in children.indices { children[place].destroy(in: context) }
  }

  /// The elements of all, in order.
  @inlinable public func appendElements(to list: inout ElementList) {
    for child in children { child.appendElements(to: &list) }
  }
}
