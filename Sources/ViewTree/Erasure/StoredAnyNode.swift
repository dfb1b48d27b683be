/// The node of a view in an existential: the payload's node in another existential.
///
/// A node type belongs to one view type, so that comparing the types of the two nodes is
/// comparing those of the two views.
@frozen public struct StoredAnyNode: ViewNode {
  @usableFromInline var payload: any ViewNode

  @inlinable init(payload: any ViewNode) {
    self.payload = payload
  }

  /// Makes the payload's node.
  @inlinable public static func make<M: Meter>(
    _ view: StoredAnyView,
    in context: Context<M>
  ) -> StoredAnyNode {
    make(existential: view.view, in: context)
  }

  /// Updates the payload if its dynamic type is the same, else ends it and makes the new one.
  @inlinable public mutating func update<M: Meter>(to view: StoredAnyView, in context: Context<M>) {
    update(existential: view.view, in: context)
  }

  /// Ends the payload.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    context.count {
      $0.erasure.nodesDestroyed += 1
      $0.calls.witnesses += 1
    }
    payload.destroy(in: context)
  }

  /// The payload's elements.
  @inlinable public func appendElements(to list: inout ElementList) {
    payload.appendElements(to: &list)
  }

  @inlinable @MainActor static func make<M: Meter>(
    existential view: any View,
    in context: Context<M>
  ) -> StoredAnyNode {
    context.countErasedMade(StoredAnyView.self)
    return StoredAnyNode(payload: makeNode(of: view, in: context))
  }

  @inlinable @MainActor mutating func update<M: Meter>(
    existential view: any View,
    in context: Context<M>
  ) {
    context.countErasedVisit(StoredAnyView.self)
    context.count { $0.checks.metatypes += 1 }
    if Self.update(&payload, to: view, in: context) { return }
    context.count { $0.calls.witnesses += 1 }
    context.replace { payload.destroy(in: context) }
    payload = Self.makeNode(of: view, in: context)
  }

  /// Opens the view.
  @inlinable @MainActor
  static func makeNode<V: View, M: Meter>(
    of view: V,
    in context: Context<M>
  ) -> any ViewNode {
    context.count {
      $0.calls.witnesses += 1
      $0.erasure.overflows += isInline(V.self) ? 0 : 1
    }
    return V.RetainedNode.make(view, in: context)
  }

  /// Opens the view and its node.
  ///
  /// - Returns: whether they belong together; if not, nothing has been done.
  @inlinable @MainActor
  static func update<V: View, N: ViewNode, M: Meter>(
    _ node: inout N,
    to view: V,
    in context: Context<M>
  ) -> Bool {
    guard N.self == V.RetainedNode.self else { return false }
    context.count {
      $0.calls.witnesses += 1
      $0.erasure.overflows += isInline(V.self) ? 0 : 1
    }
    unsafe withUnsafeMutableBytes(of: &node) { bytes in
      let place = unsafe bytes.baseAddress?.assumingMemoryBound(to: V.RetainedNode.self)
      unsafe place?.pointee.update(to: view, in: context)
    }
    return true
  }

  /// Whether an existential holds a payload of a type without a box.
  @inlinable static func isInline<V>(_ type: V.Type) -> Bool {
    MemoryLayout<V>.size <= 3 * MemoryLayout<Int>.size
      && MemoryLayout<V>.alignment <= MemoryLayout<Int>.alignment
  }
}
