/// The node of a view behind three closures: the payload's node behind one reference.
@frozen public struct ThreeClosureNode: ViewNode {
  @usableFromInline var payload: ErasedNode

  @inlinable init(payload: ErasedNode) {
    self.payload = payload
  }

  /// Makes the payload's node.
  @inlinable public static func make<M: Meter>(
    _ view: ThreeClosureView,
    in context: Context<M>
  ) -> ThreeClosureNode {
    context.countErasedMade(ThreeClosureView.self)
    context.count {
      $0.erasure.contexts += 3
      $0.calls.closures += 1
    }
    return ThreeClosureNode(payload: view.make(context.site, context.depth, M.counts))
  }

  /// Updates the payload if its dynamic type is the same, else ends it and makes the new one.
  @inlinable public mutating func update<M: Meter>(
    to view: ThreeClosureView,
    in context: Context<M>
  ) {
    context.countErasedVisit(ThreeClosureView.self)
    context.count {
      $0.erasure.contexts += 3
      $0.checks.metatypes += 1
      $0.calls.closures += 1
    }
    if payload.type == view.type {
      view.update(payload, context.site, context.depth, M.counts)
    } else {
      payload = view.replace(payload, context.site, context.depth, M.counts)
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
