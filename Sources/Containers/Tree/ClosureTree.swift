/// A tree in which a node is a closure that captured its content and returns it when called.
public struct ClosureTree {
  enum Content {
    case leaf(UInt64)
    case pair(ClosureTree, ClosureTree)
  }

  let open: () -> Content
}

/// Trees as closures.
public enum ClosureTreeForm: FreeTreeForm {
  /// A tree of one leaf.
  public static func leaf(_ value: UInt64) -> ClosureTree { ClosureTree { .leaf(value) } }
  /// A tree of two trees.
  public static func pair(_ left: ClosureTree, _ right: ClosureTree) -> ClosureTree {
    ClosureTree { .pair(left, right) }
  }
  /// Scrambles `word` with each leaf, from left to right.
  public static func fold(_ tree: ClosureTree, into word: UInt64) -> UInt64 {
    switch tree.open() {
    case .leaf(let value): folded(word, value)
    case .pair(let left, let right): fold(right, into: fold(left, into: word))
    }
  }
  /// Compares two trees.
  public static func diff(
    _ old: ClosureTree,
    _ new: ClosureTree,
    into difference: inout TreeDifference
  ) {
    switch (old.open(), new.open()) {
    case (.leaf(let old), .leaf(let new)):
      difference.compare(old, new)
    case (.pair(let oldLeft, let oldRight), .pair(let newLeft, let newRight)):
      diff(oldLeft, newLeft, into: &difference)
      diff(oldRight, newRight, into: &difference)
    default:
      difference.replace()
    }
  }
}
