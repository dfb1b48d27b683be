/// A view that is one host element with nothing inside.
@MainActor @preconcurrency
public protocol LeafView: View {
  /// What the host has to know of it.
  var properties: ElementProperties { get }

  /// Whether the host would show the same for another value.
  ///
  /// - Parameter other: the value before.
  /// - Returns: whether nothing would change on the screen.
  func showsSame(as other: Self) -> Bool
}

/// The node of a leaf: the element's number and the value it shows, inline in its parent.
@frozen public struct LeafNode<Leaf: LeafView>: ViewNode {
  @usableFromInline let id: ElementID
  @usableFromInline var view: Leaf

  @inlinable init(id: ElementID, view: Leaf) {
    self.id = id
    self.view = view
  }

  /// One element.
  @inlinable public static func elementCount(within depth: Int) -> Int? { 1 }

  /// Makes the element.
  @inlinable public static func make<M: Meter>(_ view: Leaf, in context: Context<M>) -> LeafNode {
    let id = context.runtime.newElement()
    context.countMade(Leaf.self)
    context.count { $0.hostCreates += 1 }
    context.commit(.create)
    context.record { $0.create(id, view.properties) }
    return LeafNode(id: id, view: view)
  }

  /// Compares what is shown and tells the host only of a difference.
  @inlinable public mutating func update<M: Meter>(to view: Leaf, in context: Context<M>) {
    context.countVisit(Leaf.self)
    if view.showsSame(as: self.view) {
      context.record { $0.refresh(id, view.properties) }
    } else {
      context.count { $0.hostUpdates += 1 }
      context.commit(.update, id)
      context.record { $0.update(id, view.properties) }
    }
    self.view = view
  }

  /// Removes the element.
  @inlinable public mutating func destroy<M: Meter>(in context: Context<M>) {
    context.count {
      $0.nodesDestroyed += 1
      $0.hostRemoves += 1
    }
    context.commit(.remove)
    context.record { $0.remove(id) }
  }

  /// The one element.
  @inlinable public func appendElements(to list: inout ElementList) {
    list.append(id)
  }
}
