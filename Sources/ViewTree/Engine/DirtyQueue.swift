/// The nodes that have to run, parents before children.
///
/// One list per depth, so that entering a node takes constant time in whatever order they come.
struct DirtyQueue {
  private var levels: [Level] = []
  private var level = 0
  /// How many nodes wait.
  private(set) var count = 0

  private struct Level {
    var nodes: [ReactiveNode] = []
    var taken = 0
  }

  /// Enters a node.
  ///
  /// - Complexity: O(1), apart from growing the lists.
  mutating func insert(_ node: ReactiveNode) {
    while levels.count <= node.depth { levels.append(Level()) }
    levels[node.depth].nodes.append(node)
    level = min(level, node.depth)
    count += 1
  }

  /// Takes out the node with the least depth; among those the one that came first.
  mutating func popFirst() -> ReactiveNode? {
    while level < levels.count {
      let taken = levels[level].taken
      if taken < levels[level].nodes.count {
        levels[level].taken += 1
        count -= 1
        return levels[level].nodes[taken]
      }
      levels[level].nodes.removeAll(keepingCapacity: true)
      levels[level].taken = 0
      level += 1
    }
    return nil
  }
}
