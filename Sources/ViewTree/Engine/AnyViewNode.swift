/// The node of an erased view: the payload's node behind one reference.
@frozen public struct AnyViewNode: ViewNode {
  @usableFromInline var payload: ErasedNode

  @inlinable init(payload: ErasedNode) {
    self.payload = payload
  }

  /// Makes the payload's node.
  @inlinable public static func make<M: Meter>(
    _ view: AnyView,
    in context: Context<M>
  ) -> AnyViewNode {
    context.countErasedMade(AnyView.self)
    context.count {
      $0.erasure.boxes += 1
      $0.calls.closures += 1
    }
    return AnyViewNode(payload: view.storage.makeNode(in: context))
  }

  /// Updates the payload if its dynamic type is the same, else ends it and makes the new one.
  @inlinable public mutating func update<M: Meter>(to view: AnyView, in context: Context<M>) {
    context.countErasedVisit(AnyView.self)
    context.count {
      $0.erasure.boxes += 1
      $0.checks.metatypes += 1
      $0.calls.closures += 1
    }
    if payload.type == view.storage.type {
      payload.update(to: view.storage, in: context)
    } else {
      context.count { $0.calls.closures += 1 }
      context.replace { payload.destroy(in: context) }
      payload = view.storage.makeNode(in: context)
    }
  }

  /// Ends the payload.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    context.count {
      $0.erasure.nodesDestroyed += 1
      $0.calls.closures += 1
    }
    payload.destroy(in: context)
  }

  /// The payload's elements.
  @inlinable public func appendElements(to list: inout ElementList) {
    payload.appendElements(to: &list)
  }
}
