/// A node whose type is known only to the closures made with it.
///
/// The closures are made where payload and meter are known, so that they are specialised code: a
/// method of a generic class would be entered unspecialised through its table.
@usableFromInline
class ErasedNode {
  @usableFromInline typealias Update = @MainActor (ErasedNode, AnyViewStorage, Site, Int) -> Void
  @usableFromInline typealias End = @MainActor (ErasedNode, Site, Int) -> Void
  @usableFromInline typealias Append = @MainActor (ErasedNode, inout ElementList) -> Void

  @usableFromInline let type: ObjectIdentifier
  @usableFromInline let bring: Update
  @usableFromInline let end: End
  @usableFromInline let append: Append

  @inlinable
  init(
    type: ObjectIdentifier,
    bring: @escaping Update,
    end: @escaping End,
    append: @escaping Append
  ) {
    self.type = type
    self.bring = bring
    self.end = end
    self.append = append
  }

  @inlinable @MainActor
  final func update<M: Meter>(to storage: AnyViewStorage, in context: Context<M>) {
    bring(self, storage, context.site, context.depth)
  }

  @inlinable @MainActor final func destroy<M: Meter>(in context: Context<M>) {
    end(self, context.site, context.depth)
  }

  @inlinable @MainActor final func appendElements(to list: inout ElementList) {
    append(self, &list)
  }
}

@usableFromInline
final class ErasedNodeOf<Payload: View>: ErasedNode {
  /// Written only by an update or the end of the node, which never overlap, so the check of
  /// exclusive access is left out.
  @exclusivity(unchecked) @usableFromInline var node: Payload.RetainedNode

  @inlinable
  init(
    node: Payload.RetainedNode,
    bring: @escaping Update,
    end: @escaping End,
    append: @escaping Append
  ) {
    unsafe self.node = node
    super.init(type: ObjectIdentifier(Payload.self), bring: bring, end: end, append: append)
  }

  @inlinable @MainActor
  static func make<M: Meter>(_ view: Payload, in context: Context<M>) -> ErasedNode {
    ErasedNodeOf(
      node: Payload.RetainedNode.make(view, in: context),
      bring: { node, storage, site, depth in
        let view = unsafe unsafeDowncast(storage, to: AnyViewBox<Payload>.self).view
        let node = unsafe unsafeDowncast(node, to: ErasedNodeOf.self)
        unsafe node.node.update(to: view, in: Context<M>(site: site, depth: depth))
      },
      end: { node, site, depth in
        let node = unsafe unsafeDowncast(node, to: ErasedNodeOf.self)
        unsafe node.node.destroy(in: Context<M>(site: site, depth: depth))
      },
      append: { node, list in
        unsafe unsafeDowncast(node, to: ErasedNodeOf.self).node.appendElements(to: &list)
      }
    )
  }
}
