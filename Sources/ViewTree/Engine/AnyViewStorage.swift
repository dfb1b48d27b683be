/// A view value behind a reference, with the one function that needs to know its type.
///
/// The function is made where the type is known, so that it is specialised code: a method of a
/// generic class would be entered unspecialised through its table.
@usableFromInline
class AnyViewStorage {
  @usableFromInline typealias Make = @MainActor (AnyViewStorage, Site, Int, Bool) -> ErasedNode

  @usableFromInline let type: ObjectIdentifier
  @usableFromInline let make: Make

  @inlinable
  init(type: ObjectIdentifier, make: @escaping Make) {
    self.type = type
    self.make = make
  }

  @inlinable @MainActor final func makeNode<M: Meter>(in context: Context<M>) -> ErasedNode {
    make(self, context.site, context.depth, M.counts)
  }
}

@usableFromInline
final class AnyViewBox<Payload: View>: AnyViewStorage {
  /// Only a modifier's content gets new values, between updates of what it shows, and nobody reads
  /// it meanwhile, so the check of exclusive access is left out.
  @exclusivity(unchecked) @usableFromInline var view: Payload

  @inlinable
  init(_ view: Payload) {
    unsafe self.view = view
    super.init(type: ObjectIdentifier(Payload.self)) { storage, site, depth, counts in
      let view = unsafe unsafeDowncast(storage, to: AnyViewBox.self).view
      // The box does not know whose tree it enters; its node, made here, then does.
      return counts
        ? ErasedNodeOf.make(view, in: Context<Metered>(site: site, depth: depth))
        : ErasedNodeOf.make(view, in: Context<Unmetered>(site: site, depth: depth))
    }
  }
}
