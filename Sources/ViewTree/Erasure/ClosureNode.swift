/// The node of a view behind one closure: the payload's node behind one reference.
@frozen public struct ClosureNode: ViewNode {
  @usableFromInline var payload: ErasedNode

  @inlinable init(payload: ErasedNode) {
    self.payload = payload
  }

  /// Makes the payload's node.
  @inlinable public static func make<M: Meter>(
    _ view: ClosureView,
    in context: Context<M>
  ) -> ClosureNode {
    context.countErasedMade(ClosureView.self)
    context.count {
      $0.erasure.contexts += 1
      $0.calls.closures += 1
    }
    return ClosureNode(payload: view.bring(nil, context.site, context.depth, M.counts))
  }

  /// Lets the closure decide whether what is retained is of its payload's type.
  @inlinable public mutating func update<M: Meter>(to view: ClosureView, in context: Context<M>) {
    context.countErasedVisit(ClosureView.self)
    context.count {
      $0.erasure.contexts += 1
      $0.calls.closures += 1
    }
    payload = view.bring(payload, context.site, context.depth, M.counts)
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
