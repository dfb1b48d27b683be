/// A tree in the style of AnyView: a struct around an object of a class that erases the content.
public struct BoxedTree {
  let storage: BoxedTreeStorage

  /// Erases the type of `content`; allocates one object.
  init(_ content: some BoxedContent) { storage = BoxedTreeObject(content) }
}

/// What a box can hold.
protocol BoxedContent {
  func fold(into word: UInt64) -> UInt64
  func diff(_ other: Self, into difference: inout TreeDifference)
}

/// The erased side of a box; a subclass knows the content.
class BoxedTreeStorage {
  func fold(into word: UInt64) -> UInt64 { fatalError("\(Self.self) must override fold") }

  func diff(_ other: BoxedTreeStorage, into difference: inout TreeDifference) {
    fatalError("\(Self.self) must override diff")
  }
}

/// The typed side of a box.
private final class BoxedTreeObject<Content: BoxedContent>: BoxedTreeStorage {
  let content: Content

  init(_ content: Content) { self.content = content }

  override func fold(into word: UInt64) -> UInt64 { content.fold(into: word) }

  override func diff(_ other: BoxedTreeStorage, into difference: inout TreeDifference) {
    guard type(of: other) == type(of: self) else { return difference.replace() }
    content.diff(unsafe unsafeDowncast(other, to: Self.self).content, into: &difference)
  }
}

/// A leaf in a box.
private struct BoxedLeaf: BoxedContent {
  let value: UInt64

  func fold(into word: UInt64) -> UInt64 { folded(word, value) }

  func diff(_ other: Self, into difference: inout TreeDifference) {
    difference.compare(value, other.value)
  }
}

/// A pair in a box.
private struct BoxedPair: BoxedContent {
  let left: BoxedTree
  let right: BoxedTree

  func fold(into word: UInt64) -> UInt64 {
    right.storage.fold(into: left.storage.fold(into: word))
  }

  func diff(_ other: Self, into difference: inout TreeDifference) {
    left.storage.diff(other.left.storage, into: &difference)
    right.storage.diff(other.right.storage, into: &difference)
  }
}

/// Trees as AnyView-like boxes.
public enum BoxedTreeForm: FreeTreeForm {
  /// A tree of one leaf.
  public static func leaf(_ value: UInt64) -> BoxedTree { BoxedTree(BoxedLeaf(value: value)) }
  /// A tree of two trees.
  public static func pair(_ left: BoxedTree, _ right: BoxedTree) -> BoxedTree {
    BoxedTree(BoxedPair(left: left, right: right))
  }
  /// Scrambles `word` with each leaf, from left to right.
  public static func fold(_ tree: BoxedTree, into word: UInt64) -> UInt64 {
    tree.storage.fold(into: word)
  }
  /// Compares two trees.
  public static func diff(
    _ old: BoxedTree,
    _ new: BoxedTree,
    into difference: inout TreeDifference
  ) {
    old.storage.diff(new.storage, into: &difference)
  }
}
