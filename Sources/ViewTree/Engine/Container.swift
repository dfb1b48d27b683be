/// A host element that has others inside: it knows their order.
open class Container {
  @usableFromInline let id: ElementID
  @usableFromInline let runtime: Runtime
  @usableFromInline var isChanged = false
  @usableFromInline var isAlive = true
  /// Lists the elements inside; made where the content's type is known.
  @usableFromInline var list: @MainActor (Container, inout ElementList) -> Void = { _, _ in }

  @usableFromInline
  init(id: ElementID, runtime: Runtime) {
    self.id = id
    self.runtime = runtime
    runtime.liveNodes += 1
  }

  deinit { runtime.liveNodes -= 1 }

  /// Notes that elements came, went or moved; the order is taken once, at the end of the flush.
  @usableFromInline final func noteChange() {
    guard !isChanged else { return }
    isChanged = true
    runtime.changedContainers.append(self)
  }

  /// Tells the host of the order of the elements inside.
  ///
  /// - Complexity: O(elements inside).
  @usableFromInline @MainActor final func arrange() {
    isChanged = false
    guard isAlive else { return }
    var elements = ElementList()
    list(self, &elements)
    runtime.hostTree.arrange(id, elements)
  }
}
