/// A tree of objects of one final class: a leaf has no children and a pair has two.
public final class ObjectTree {
  let value: UInt64
  let left: ObjectTree?
  let right: ObjectTree?

  init(value: UInt64, left: ObjectTree?, right: ObjectTree?) {
    self.value = value
    self.left = left
    self.right = right
  }

  func fold(into word: UInt64) -> UInt64 {
    guard let left, let right else { return folded(word, value) }
    return right.fold(into: left.fold(into: word))
  }

  func diff(_ other: ObjectTree, into difference: inout TreeDifference) {
    switch (left, right, other.left, other.right) {
    case (nil, nil, nil, nil):
      difference.compare(value, other.value)
    case (let left?, let right?, let otherLeft?, let otherRight?):
      left.diff(otherLeft, into: &difference)
      right.diff(otherRight, into: &difference)
    default:
      difference.replace()
    }
  }
}

/// Trees as objects of a final class.
public enum ObjectTreeForm: FreeTreeForm {
  /// A tree of one leaf.
  public static func leaf(_ value: UInt64) -> ObjectTree {
    ObjectTree(value: value, left: nil, right: nil)
  }
  /// A tree of two trees.
  public static func pair(_ left: ObjectTree, _ right: ObjectTree) -> ObjectTree {
    ObjectTree(value: 0, left: left, right: right)
  }
  /// Scrambles `word` with each leaf, from left to right.
  public static func fold(_ tree: ObjectTree, into word: UInt64) -> UInt64 {
    tree.fold(into: word)
  }
  /// Compares two trees.
  public static func diff(
    _ old: ObjectTree,
    _ new: ObjectTree,
    into difference: inout TreeDifference
  ) {
    old.diff(new, into: &difference)
  }
}
