/// A tree whose shape is its type: the whole tree is one value and holds no pointer.
public protocol TypedTree {
  /// Builds a tree of this shape.
  init(from source: inout LeafSource)
  /// Scrambles `word` with each leaf, from left to right.
  func fold(into word: UInt64) -> UInt64
  /// Compares two trees of this shape.
  func diff(_ other: Self, into difference: inout TreeDifference)
}

/// A leaf of a typed tree.
@frozen
public struct TypedLeaf: TypedTree {
  /// The word of the leaf.
  public let value: UInt64
  /// Draws a leaf.
  @inlinable
  public init(from source: inout LeafSource) { value = source.draw() }
  /// Scrambles `word` with the leaf.
  @inlinable
  public func fold(into word: UInt64) -> UInt64 { folded(word, value) }
  /// Compares two leaves.
  @inlinable
  public func diff(_ other: Self, into difference: inout TreeDifference) {
    difference.compare(value, other.value)
  }
}

/// A pair of typed trees; the size is the sum of the two.
@frozen
public struct TypedPair<Left: TypedTree, Right: TypedTree>: TypedTree {
  /// What comes first.
  public let left: Left
  /// What comes second.
  public let right: Right
  /// Builds both trees, the left one first.
  @inlinable
  public init(from source: inout LeafSource) {
    left = Left(from: &source)
    right = Right(from: &source)
  }
  /// Scrambles `word` with each leaf, from left to right.
  @inlinable
  public func fold(into word: UInt64) -> UInt64 { right.fold(into: left.fold(into: word)) }
  /// Compares the left trees, then the right ones.
  @inlinable
  public func diff(_ other: Self, into difference: inout TreeDifference) {
    left.diff(other.left, into: &difference)
    right.diff(other.right, into: &difference)
  }
}

/// A balanced tree of four trees.
public typealias FourOf<Tree: TypedTree> = TypedPair<TypedPair<Tree, Tree>, TypedPair<Tree, Tree>>
/// A balanced tree of 256 leaves, depth 8: 2048 bytes.
public typealias TypedTree256 = FourOf<FourOf<FourOf<FourOf<TypedLeaf>>>>

/// Trees as generic nodes.
public enum TypedTreeForm: TreeForm {
  /// Builds the balanced tree of 256 leaves.
  @inlinable
  public static func balanced(from source: inout LeafSource) -> TypedTree256 {
    TypedTree256(from: &source)
  }
  /// Scrambles `word` with each leaf, from left to right.
  @inlinable
  public static func fold(_ tree: TypedTree256, into word: UInt64) -> UInt64 {
    tree.fold(into: word)
  }
  /// Compares two trees.
  @inlinable
  public static func diff(
    _ old: TypedTree256,
    _ new: TypedTree256,
    into difference: inout TreeDifference
  ) {
    old.diff(new, into: &difference)
  }
}
