/// The modified view as a modifier's body sees it, and every place where the body put it.
///
/// One box for the life of the identity: an update puts the new value into it.
@usableFromInline
final class ContentSlot {
  @usableFromInline let storage: AnyViewStorage
  /// Grows with every new value.
  @usableFromInline var turn = 0
  @usableFromInline var places: [ContentPlace] = []

  @usableFromInline init(_ storage: AnyViewStorage) {
    self.storage = storage
  }

  @usableFromInline func leave(_ place: ContentPlace) {
    places.removeAll { $0 === place }
  }
}

/// One place where a modifier's body put the modified view.
@usableFromInline
final class ContentPlace {
  @usableFromInline let slot: ContentSlot
  @usableFromInline let node: ErasedNode
  @usableFromInline let site: Site
  @usableFromInline let depth: Int
  /// The value that the place shows.
  @usableFromInline var turn: Int

  @usableFromInline init(slot: ContentSlot, node: ErasedNode, site: Site, depth: Int) {
    self.slot = slot
    self.node = node
    self.site = site
    self.depth = depth
    turn = slot.turn
  }

  @inlinable @MainActor func update<M: Meter>(_ context: Context<M>.Type) {
    turn = slot.turn
    node.update(to: slot.storage, in: Context<M>(site: site, depth: depth))
  }
}

/// The node of the modified view where a modifier's body placed it.
@frozen public struct ModifierContentNode<Modifier: ViewModifier>: ViewNode {
  @usableFromInline let place: ContentPlace

  @inlinable init(place: ContentPlace) {
    self.place = place
  }

  /// Makes the modified view's node.
  @inlinable public static func make<M: Meter>(
    _ view: _ViewModifier_Content<Modifier>,
    in context: Context<M>
  ) -> ModifierContentNode {
    let place = ContentPlace(
      slot: view.slot,
      node: view.slot.storage.makeNode(in: context),
      site: context.site,
      depth: context.depth
    )
    view.slot.places.append(place)
    return ModifierContentNode(place: place)
  }

  /// Updates the modified view; its type cannot change.
  @inlinable public mutating func update<M: Meter>(
    to view: _ViewModifier_Content<Modifier>,
    in context: Context<M>
  ) {
    context.count { $0.nodesVisited += 1 }
    place.update(Context<M>.self)
  }

  /// Ends the modified view.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    place.slot.leave(place)
    place.node.destroy(in: context)
  }

  /// The elements of the modified view.
  @inlinable public func appendElements(to list: inout ElementList) {
    place.node.appendElements(to: &list)
  }
}
