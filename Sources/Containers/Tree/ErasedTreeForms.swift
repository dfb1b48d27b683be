/// Trees as `any` children, compared by `as? Self`.
public enum CastingTreeForm: FreeTreeForm {
  /// A tree of one leaf.
  @inlinable
  public static func leaf(_ value: UInt64) -> any ErasedTree { ErasedLeaf(value: value) }
  /// A tree of two trees.
  @inlinable
  public static func pair(_ left: any ErasedTree, _ right: any ErasedTree) -> any ErasedTree {
    ErasedPair(left: left, right: right)
  }
  /// Scrambles `word` with each leaf, from left to right.
  @inlinable
  public static func fold(_ tree: any ErasedTree, into word: UInt64) -> UInt64 {
    tree.fold(into: word)
  }
  /// Compares two trees.
  @inlinable
  public static func diff(
    _ old: any ErasedTree,
    _ new: any ErasedTree,
    into difference: inout TreeDifference
  ) {
    old.diffCasting(new, into: &difference)
  }
}

/// The same trees, compared by metatype.
public enum MatchingTreeForm: FreeTreeForm {
  /// A tree of one leaf.
  @inlinable
  public static func leaf(_ value: UInt64) -> any ErasedTree { CastingTreeForm.leaf(value) }
  /// A tree of two trees.
  @inlinable
  public static func pair(_ left: any ErasedTree, _ right: any ErasedTree) -> any ErasedTree {
    CastingTreeForm.pair(left, right)
  }
  /// Scrambles `word` with each leaf, from left to right.
  @inlinable
  public static func fold(_ tree: any ErasedTree, into word: UInt64) -> UInt64 {
    CastingTreeForm.fold(tree, into: word)
  }
  /// Compares two trees.
  @inlinable
  public static func diff(
    _ old: any ErasedTree,
    _ new: any ErasedTree,
    into difference: inout TreeDifference
  ) {
    old.diffMatching(new, into: &difference)
  }
}
