/// A tree as a closed enum, each case in a box of its own.
public indirect enum EnumTree {
  /// A leaf and its word.
  case leaf(UInt64)
  /// Two trees.
  case pair(EnumTree, EnumTree)
}

/// Trees as an indirect enum.
public enum EnumTreeForm: FreeTreeForm {
  /// A tree of one leaf.
  public static func leaf(_ value: UInt64) -> EnumTree { .leaf(value) }
  /// A tree of two trees.
  public static func pair(_ left: EnumTree, _ right: EnumTree) -> EnumTree { .pair(left, right) }
  /// Scrambles `word` with each leaf, from left to right.
  public static func fold(_ tree: EnumTree, into word: UInt64) -> UInt64 {
    switch tree {
    case .leaf(let value): folded(word, value)
    case .pair(let left, let right): fold(right, into: fold(left, into: word))
    }
  }
  /// Compares two trees.
  public static func diff(
    _ old: EnumTree,
    _ new: EnumTree,
    into difference: inout TreeDifference
  ) {
    switch (old, new) {
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
