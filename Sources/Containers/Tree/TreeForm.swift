/// A way to represent a binary tree of words, and what is done with one.
///
/// The forms differ in how a node holds its children; leaves, order and results are the same, so
/// that any two forms fold to the same word and find the same differences.
public protocol TreeForm: SendableMetatype {
  /// The whole tree.
  associatedtype Tree
  /// Builds the balanced tree of 256 leaves, from left to right.
  static func balanced(from source: inout LeafSource) -> Tree
  /// Scrambles `word` with each leaf, from left to right.
  static func fold(_ tree: Tree, into word: UInt64) -> UInt64
  /// Compares two trees leaf by leaf, from left to right.
  static func diff(_ old: Tree, _ new: Tree, into difference: inout TreeDifference)
}

/// A form in which a tree of any shape has the one type `Tree`.
public protocol FreeTreeForm: TreeForm {
  /// A tree of one leaf.
  static func leaf(_ value: UInt64) -> Tree
  /// A tree of two trees.
  static func pair(_ left: Tree, _ right: Tree) -> Tree
}

extension FreeTreeForm {
  /// Builds the balanced tree of 256 leaves, from left to right.
  @inlinable
  public static func balanced(from source: inout LeafSource) -> Tree {
    balanced(depth: 8, from: &source)
  }

  @inlinable
  static func balanced(depth: Int, from source: inout LeafSource) -> Tree {
    guard depth > 0 else { return leaf(source.draw()) }
    let left = balanced(depth: depth - 1, from: &source)
    let right = balanced(depth: depth - 1, from: &source)
    return pair(left, right)
  }
}
