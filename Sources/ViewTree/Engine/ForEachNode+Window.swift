extension ForEachNode {
  /// Whether the type tells how many elements a row has.
  ///
  /// Rows that are erased or conditional are all made, since a list cannot know where the others
  /// lie without them.
  @inlinable @MainActor static var isCountable: Bool {
    Content.RetainedNode.elementCount(within: 64) != nil
  }

  /// Whether a row is to be made now.
  @inlinable @MainActor func isInWindow(_ position: Int) -> Bool {
    window?.made.contains(offset + position) ?? true
  }

  /// Does what `updateFront` does for a list of which only the rows near the screen are made.
  @inlinable @MainActor
  func updateFrontInWindow<M: Meter>(
    _ view: ForEach<Data, ID, Content>,
    _ context: Context<M>
  ) -> Int {
    let order = keys.order
    let ids = keys.ids
    var position = 0
    for element in view.data {
      context.count { $0.keyCompares += 1 }
      guard position < order.count, ids[order[position]] == view.identify(element) else { break }
      runRow(order[position], position, element, context)
      position += 1
    }
    return position
  }

  /// Makes the rows that came into the window and ends those that left it.
  ///
  /// - Complexity: O(rows in the window before and now); rows that stay are not visited.
  @inlinable @MainActor
  func moveWindow<M: Meter>(_ context: Context<M>) {
    guard let window else { return }
    let before = window.madeBefore
    for range in [before, window.made] {
      for place in range where before.contains(place) != window.made.contains(place) {
        let position = place - offset
        guard position >= 0, position < keys.count else { continue }
        let index = view.data.index(view.data.startIndex, offsetBy: position)
        context.noteChange()
        runRow(keys.slot(at: position), position, view.data[index], context)
      }
    }
  }

  @usableFromInline func enterTargets() {
    window?.enter(self)
    site.targets?.enter(self) { [weak self] id in
      guard let self, let id = id.base as? ID, let position = keys.position(of: id) else {
        return nil
      }
      window?.scroll(to: offset + position)
      return offset + position
    }
  }

  @usableFromInline func leaveTargets() {
    window?.leave(self)
    site.targets?.leave(self)
  }
}
