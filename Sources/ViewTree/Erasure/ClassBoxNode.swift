/// The node of a view in a box: the payload's node in an object, called by its table.
@frozen public struct ClassBoxNode: ViewNode {
  @usableFromInline var payload: RetainedBox

  @inlinable init(payload: RetainedBox) {
    self.payload = payload
  }

  /// Makes the payload's node.
  @inlinable public static func make<M: Meter>(
    _ view: ClassBoxView,
    in context: Context<M>
  ) -> ClassBoxNode {
    context.countErasedMade(ClassBoxView.self)
    context.count {
      $0.erasure.boxes += 1
      $0.calls.virtuals += 1
    }
    return ClassBoxNode(payload: view.box.makeNode(in: context))
  }

  /// Updates the payload if its dynamic type is the same, else ends it and makes the new one.
  @inlinable public mutating func update<M: Meter>(to view: ClassBoxView, in context: Context<M>) {
    context.countErasedVisit(ClassBoxView.self)
    context.count {
      $0.erasure.boxes += 1
      $0.checks.metatypes += 1
      $0.calls.virtuals += 1
    }
    if payload.type == view.box.type {
      context.count { $0.checks.downcasts += 1 }
      payload.update(to: view.box, in: context)
    } else {
      context.count { $0.calls.virtuals += 1 }
      context.replace { payload.destroy(in: context) }
      payload = view.box.makeNode(in: context)
    }
  }

  /// Ends the payload.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    context.count {
      $0.erasure.nodesDestroyed += 1
      $0.calls.virtuals += 1
    }
    payload.destroy(in: context)
  }

  /// The payload's elements.
  @inlinable public func appendElements(to list: inout ElementList) {
    payload.appendElements(to: &list)
  }
}

/// The retained node of a payload of some type.
@usableFromInline
class RetainedBox {
  @usableFromInline let type: ObjectIdentifier

  @inlinable
  init(type: ObjectIdentifier) {
    self.type = type
  }

  @inlinable @MainActor
  func update<M: Meter>(to box: ClassBox, in context: Context<M>) {}
  @inlinable @MainActor
  func destroy<M: Meter>(in context: Context<M>) {}
  @inlinable @MainActor
  func appendElements(to list: inout ElementList) {}
}

@usableFromInline
final class RetainedBoxOf<Payload: View>: RetainedBox {
  /// Written only by an update or the end of the node, which never overlap, so the check of
  /// exclusive access is left out.
  @exclusivity(unchecked) @usableFromInline var node: Payload.RetainedNode

  @inlinable
  init(node: Payload.RetainedNode) {
    unsafe self.node = node
    super.init(type: ObjectIdentifier(Payload.self))
  }

  @inlinable @MainActor
  override func update<M: Meter>(to box: ClassBox, in context: Context<M>) {
    // Checked, as the table of a class cannot promise what its caller has compared.
    guard let box = box as? ClassBoxOf<Payload> else { return }
    unsafe node.update(to: box.view, in: context)
  }

  @inlinable @MainActor
  override func destroy<M: Meter>(in context: Context<M>) {
    unsafe node.destroy(in: context)
  }

  @inlinable @MainActor
  override func appendElements(to list: inout ElementList) {
    unsafe node.appendElements(to: &list)
  }
}
