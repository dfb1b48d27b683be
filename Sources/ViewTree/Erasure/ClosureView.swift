/// A view of any type behind one closure that holds the payload.
///
/// The closure is made where the payload's type is known, so that what it calls is specialised
/// code. It also compares the types, as only it knows the payload's.
public struct ClosureView: View {
  /// The node of a view behind one closure.
  public typealias RetainedNode = ClosureNode
  /// Primitive.
  public typealias Body = Never

  /// Brings what is retained, or nothing, to the payload.
  @usableFromInline typealias Bring = @MainActor (ErasedNode?, Site, Int, Bool) -> ErasedNode

  @usableFromInline let bring: Bring

  /// Erases the type of a view; an erased view keeps its closure, so any depth of erasure is one.
  ///
  /// - Parameter view: the view.
  /// - Complexity: one allocation, of the closure's context.
  @inlinable public init<V: View>(_ view: V) {
    if V.self == ClosureView.self {
      self = unsafe unsafeBitCast(view, to: ClosureView.self)
      return
    }
    bring = { node, site, depth, counts in
      counts
        ? ErasedNode.bring(node, to: view, in: Context<Metered>(site: site, depth: depth))
        : ErasedNode.bring(node, to: view, in: Context<Unmetered>(site: site, depth: depth))
    }
  }
}

extension ErasedNode {
  /// Makes the node of a payload, or updates the one that is there, or replaces one of another
  /// type.
  @inlinable @MainActor
  static func bring<V: View, M: Meter>(
    _ node: ErasedNode?,
    to view: V,
    in context: Context<M>
  ) -> ErasedNode {
    guard let node else { return ErasedNodeOf.make(view, in: context) }
    context.count { $0.checks.metatypes += 1 }
    if node.type == ObjectIdentifier(V.self) {
      unsafe unsafeDowncast(node, to: ErasedNodeOf<V>.self).node.update(to: view, in: context)
      return node
    }
    return replace(node, by: view, in: context)
  }

  /// Ends a node and makes the one of another payload in its place.
  @inlinable @MainActor
  static func replace<V: View, M: Meter>(
    _ node: ErasedNode,
    by view: V,
    in context: Context<M>
  ) -> ErasedNode {
    context.count { $0.calls.closures += 1 }
    context.replace { node.destroy(in: context) }
    return ErasedNodeOf.make(view, in: context)
  }
}
