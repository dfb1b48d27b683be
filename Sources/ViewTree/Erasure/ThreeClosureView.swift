/// A view of any type behind one closure for each thing that is done with it.
///
/// Every closure holds the payload in a context of its own; each is made where the payload's type
/// is known, so that what it calls is specialised code.
public struct ThreeClosureView: View {
  /// The node of a view behind three closures.
  public typealias RetainedNode = ThreeClosureNode
  /// Primitive.
  public typealias Body = Never

  @usableFromInline typealias Make = @MainActor (Site, Int, Bool) -> ErasedNode
  @usableFromInline typealias Update = @MainActor (ErasedNode, Site, Int, Bool) -> Void
  @usableFromInline typealias Replace = @MainActor (ErasedNode, Site, Int, Bool) -> ErasedNode

  @usableFromInline let type: ObjectIdentifier
  /// Makes the payload's node.
  @usableFromInline let make: Make
  /// Updates a node that is of the payload's type.
  @usableFromInline let update: Update
  /// Ends a node that is of another type and makes the payload's.
  @usableFromInline let replace: Replace

  /// Erases the type of a view; an erased view keeps its closures.
  ///
  /// - Parameter view: the view.
  /// - Complexity: three allocations, of the closures' contexts.
  @inlinable public init<V: View>(_ view: V) {
    if V.self == ThreeClosureView.self {
      self = unsafe unsafeBitCast(view, to: ThreeClosureView.self)
      return
    }
    type = ObjectIdentifier(V.self)
    make = { site, depth, counts in
      counts
        ? ErasedNodeOf.make(view, in: Context<Metered>(site: site, depth: depth))
        : ErasedNodeOf.make(view, in: Context<Unmetered>(site: site, depth: depth))
    }
    update = { node, site, depth, counts in
      let node = unsafe unsafeDowncast(node, to: ErasedNodeOf<V>.self)
      if counts {
        unsafe node.node.update(to: view, in: Context<Metered>(site: site, depth: depth))
      } else {
        unsafe node.node.update(to: view, in: Context<Unmetered>(site: site, depth: depth))
      }
    }
    replace = { node, site, depth, counts in
      counts
        ? ErasedNode.replace(node, by: view, in: Context<Metered>(site: site, depth: depth))
        : ErasedNode.replace(node, by: view, in: Context<Unmetered>(site: site, depth: depth))
    }
  }
}
