/// What a row's closure depends on: kept only for rows whose closure reads something.
///
/// The row and not the list depends on what the closure reads, so that a change runs one closure.
@usableFromInline
class RowScope: ReactiveNode {
  @usableFromInline weak var owner: ReactiveNode?
  @usableFromInline var slot = -1

  @usableFromInline
  init(owner: ReactiveNode, depth: Int, rerun: @escaping @MainActor (ReactiveNode) -> Void) {
    self.owner = owner
    super.init(runtime: owner.runtime, depth: depth, rerun: rerun)
  }

  @inlinable var isTied: Bool { !edges.isEmpty || ticket != nil }

  @usableFromInline func untie() {
    isDirty = false
    dropEdges()
  }

  @usableFromInline func end() { retire() }
}

/// The scope of a row over elements of one type, with the element that its closure saw last.
@usableFromInline
final class RowScopeOf<Element>: RowScope {
  @usableFromInline var element: Element?
}
