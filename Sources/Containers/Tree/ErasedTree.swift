/// A tree whose children are existentials: the shape is not in the type, so a comparison has to
/// ask whether the other tree has the same type, and there are two ways to ask.
public protocol ErasedTree {
  /// Scrambles `word` with each leaf, from left to right.
  func fold(into word: UInt64) -> UInt64
  /// Compares with a tree of any type, which is cast with `as? Self`.
  func diffCasting(_ other: any ErasedTree, into difference: inout TreeDifference)
  /// Compares with a tree of any type, which is read as `Self` once the metatypes are equal.
  func diffMatching(_ other: any ErasedTree, into difference: inout TreeDifference)
}

/// A leaf behind an existential: 8 bytes, held inline.
@frozen
public struct ErasedLeaf: ErasedTree {
  /// The word of the leaf.
  public let value: UInt64
  /// Makes a leaf.
  @inlinable
  public init(value: UInt64) { self.value = value }
  /// Scrambles `word` with the leaf.
  public func fold(into word: UInt64) -> UInt64 { folded(word, value) }
  /// Compares with another leaf.
  public func diffCasting(_ other: any ErasedTree, into difference: inout TreeDifference) {
    guard let other = other as? Self else { return difference.replace() }
    difference.compare(value, other.value)
  }
  /// Compares with another leaf.
  public func diffMatching(_ other: any ErasedTree, into difference: inout TreeDifference) {
    guard let other = reinterpreted(other, as: Self.self) else { return difference.replace() }
    difference.compare(value, other.value)
  }
}

/// A pair behind an existential: 80 bytes, held in a box.
@frozen
public struct ErasedPair: ErasedTree {
  /// What comes first.
  public let left: any ErasedTree
  /// What comes second.
  public let right: any ErasedTree
  /// Makes a pair.
  @inlinable
  public init(left: any ErasedTree, right: any ErasedTree) {
    self.left = left
    self.right = right
  }
  /// Scrambles `word` with each leaf, from left to right.
  public func fold(into word: UInt64) -> UInt64 { right.fold(into: left.fold(into: word)) }
  /// Compares with another pair.
  public func diffCasting(_ other: any ErasedTree, into difference: inout TreeDifference) {
    guard let other = other as? Self else { return difference.replace() }
    left.diffCasting(other.left, into: &difference)
    right.diffCasting(other.right, into: &difference)
  }
  /// Compares with another pair.
  public func diffMatching(_ other: any ErasedTree, into difference: inout TreeDifference) {
    guard let other = reinterpreted(other, as: Self.self) else { return difference.replace() }
    left.diffMatching(other.left, into: &difference)
    right.diffMatching(other.right, into: &difference)
  }
}

/// The tree as a `Target` if that is its type, without a dynamic cast.
private func reinterpreted<Target: ErasedTree>(
  _ tree: any ErasedTree,
  as target: Target.Type
) -> Target? {
  guard type(of: tree) == target else { return nil }
  return load(tree, as: target)
}

/// Opens the existential and reads what is inside as a `Target`, which the caller has checked.
private func load<Source: ErasedTree, Target>(_ source: Source, as target: Target.Type) -> Target {
  unsafe withUnsafePointer(to: source) { pointer in
    unsafe UnsafeRawPointer(pointer).load(as: target)
  }
}
