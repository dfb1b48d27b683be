/// The root of six classes that are told apart by a method, by their classes or by protocols.
open class SixNode {
  /// The word of the object.
  public final let stored: UInt64
  /// Makes an object of its own.
  public init(_ word: UInt64) { stored = word }
  /// The word, changed in the way of the class.
  open func value() -> UInt64 { stored }
}

/// What only the first class conforms to.
public protocol FirstNode: SixNode {}
/// What only the second class conforms to.
public protocol SecondNode: SixNode {}
/// What only the third class conforms to.
public protocol ThirdNode: SixNode {}
/// What only the fourth class conforms to.
public protocol FourthNode: SixNode {}
/// What only the fifth class conforms to.
public protocol FifthNode: SixNode {}
/// What only the sixth class conforms to.
public protocol SixthNode: SixNode {}

/// The first class.
public final class NodeOne: SixNode, FirstNode {
  /// One more than the word.
  public override func value() -> UInt64 { stored &+ 1 }
}

/// The second class.
public final class NodeTwo: SixNode, SecondNode {
  /// Two more than the word.
  public override func value() -> UInt64 { stored &+ 2 }
}

/// The third class.
public final class NodeThree: SixNode, ThirdNode {
  /// Three more than the word.
  public override func value() -> UInt64 { stored &+ 3 }
}

/// The fourth class.
public final class NodeFour: SixNode, FourthNode {
  /// Four more than the word.
  public override func value() -> UInt64 { stored &+ 4 }
}

/// The fifth class.
public final class NodeFive: SixNode, FifthNode {
  /// Five more than the word.
  public override func value() -> UInt64 { stored &+ 5 }
}

/// The sixth class.
public final class NodeSix: SixNode, SixthNode {
  /// Six more than the word.
  public override func value() -> UInt64 { stored &+ 6 }
}
