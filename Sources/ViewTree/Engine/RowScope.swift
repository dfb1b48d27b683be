/// What a row's closure depends on, with the element that the closure saw last; kept only for rows
/// whose closure reads something.
///
/// The row and not the list depends on what the closure reads, so that a change runs one closure.
@usableFromInline
final class RowScopeOf<Element>: ReactiveNode {
  @usableFromInline weak var owner: ReactiveNode?
  @usableFromInline var slot = -1
  @usableFromInline var element: Element?

  @usableFromInline
  init(owner: ReactiveNode, depth: Int, rerun: @escaping @MainActor (ReactiveNode) -> Void) {
    self.owner = owner
    super.init(runtime: owner.runtime, depth: depth, rerun: rerun)
  }

  /// Makes a scope for another row of the same list.
  @usableFromInline convenience init(sibling: RowScopeOf) {
    guard let owner = sibling.owner else { fatalError("a row that runs has a list") }
    self.init(owner: owner, depth: sibling.depth, rerun: sibling.rerun)
  }

  /// Forgets what the last run read.
  @usableFromInline func untie() {
    unsafe isDirty = false
    dropEdges()
  }
}
