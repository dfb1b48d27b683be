/// One row of a list: its node, inline, and what its closure depends on.
@usableFromInline
struct ListRow<Element, Content: View> {
  @usableFromInline typealias Scope = RowScopeOf<Element>

  /// Nil while the row is outside the window.
  @usableFromInline var node: Content.RetainedNode?
  /// Set once the row's closure has read something.
  @usableFromInline var scope: Scope?

  @inlinable init() {}

  /// Whether there is a node, and its row's closure has read nothing so far.
  @inlinable var dependsOnNothing: Bool { scope == nil && node != nil }

  /// Whether the row's closure has read something.
  @inlinable var isTied: Bool { scope != nil }

  /// Whether the row's closure read something through Observation when it ran alone last.
  @inlinable var readsObservables: Bool { scope?.ticket != nil }

  /// Runs the row's closure and makes or updates its node.
  ///
  /// - Parameters:
  ///   - element: the row's element.
  ///   - slot: where the list keeps the row.
  ///   - describe: the row's closure.
  ///   - spare: the scope that serves all rows whose closures read nothing.
  ///   - context: where in the tree.
  @inlinable @MainActor
  mutating func run<M: Meter>(
    _ element: Element,
    slot: Int,
    _ describe: (Element) -> Content,
    _ spare: inout Scope,
    in context: Context<M>
  ) {
    let content = content(of: element, slot: slot, describe, &spare)
    context.count {
      $0.rowsRun += 1
      $0.calls.closures += 1
    }
    if node == nil {
      node = Content.RetainedNode.make(content, in: context)
    } else {
      node?.update(to: content, in: context)
    }
  }

  /// Runs the row's closure so that what it reads is tied to the row and not to the list's owner.
  ///
  /// Not isolated: a closure that is, given to Observation, asks at every call which actor runs.
  @inlinable
  mutating func content(
    of element: Element,
    slot: Int,
    _ describe: (Element) -> Content,
    _ spare: inout Scope
  ) -> Content {
    let scope = self.scope ?? spare
    if unsafe scope.isTied { scope.untie() }
    let content = Tracking.read(by: scope) {
      observing({ describe(element) }, onChange: scope.makeTicket().onChange)
    }
    if unsafe scope.isTied {
      if self.scope == nil {
        keep(&spare, slot: slot, element)
      } else {
        scope.element = element
      }
    }
    return content
  }

  /// Takes over the scope that the row's closure was tied by, and puts another in its place.
  @inlinable mutating func keep(_ spare: inout Scope, slot: Int, _ element: Element) {
    spare.element = element
    spare.slot = slot
    scope = spare
    spare = Scope(sibling: spare)
  }

  /// Ends the row.
  @inlinable @MainActor
  mutating func destroy<M: Meter>(in context: Context<M>) {
    node?.destroy(in: context)
    node = nil
    scope?.retire()
    scope = nil
  }
}
