/// Where the six objects come from; four are asked about: the first, third, fourth and sixth.
enum SixNodeSource {
  static func node(_ word: UInt64) -> SixNode {
    switch word & 3 {
    case 0: NodeOne(word)
    case 1: NodeThree(word)
    case 2: NodeFour(word)
    default: NodeSix(word)
    }
  }
}

/// Told apart by a method.
public enum SwitchByMethod: Asking {
  /// Makes one of the objects.
  public static func subject(_ word: UInt64) -> SixNode { SixNodeSource.node(word) }

  /// Calls the method.
  @inlinable
  public static func answer(_ subject: SixNode) -> UInt64 { subject.value() }
}

/// Told apart by a cast to each class in turn.
public enum SwitchByClass: Asking {
  /// Makes one of the objects.
  public static func subject(_ word: UInt64) -> SixNode { SixNodeSource.node(word) }

  /// Asks for one class after the other.
  @inlinable
  public static func answer(_ subject: SixNode) -> UInt64 {
    switch subject {
    case is NodeOne: subject.stored &+ 1
    case is NodeTwo: subject.stored &+ 2
    case is NodeThree: subject.stored &+ 3
    case is NodeFour: subject.stored &+ 4
    case is NodeFive: subject.stored &+ 5
    case is NodeSix: subject.stored &+ 6
    default: subject.stored
    }
  }
}

/// Told apart by a cast to each class-bound protocol in turn.
public enum SwitchByProtocol: Asking {
  /// Makes one of the objects.
  public static func subject(_ word: UInt64) -> SixNode { SixNodeSource.node(word) }

  /// Asks for one conformance after the other.
  @inlinable
  public static func answer(_ subject: SixNode) -> UInt64 {
    switch subject {
    case is any FirstNode: subject.stored &+ 1
    case is any SecondNode: subject.stored &+ 2
    case is any ThirdNode: subject.stored &+ 3
    case is any FourthNode: subject.stored &+ 4
    case is any FifthNode: subject.stored &+ 5
    case is any SixthNode: subject.stored &+ 6
    default: subject.stored
    }
  }
}

/// An object of a known root class, asked by a method what its subclass would say.
public enum OverriddenValue: Asking {
  /// Makes the object.
  public static func subject(_ word: UInt64) -> SixNode { NodeOne(word) }

  /// Calls the method.
  @inlinable
  public static func answer(_ subject: SixNode) -> UInt64 { subject.value() }
}

/// An object of a known root class, cast to the subclass.
public enum DowncastValue: Asking {
  /// Makes the object.
  public static func subject(_ word: UInt64) -> SixNode { NodeOne(word) }

  /// Casts, and reads the word.
  @inlinable
  public static func answer(_ subject: SixNode) -> UInt64 {
    guard let node = subject as? NodeOne else { return subject.stored }
    return node.stored &+ 1
  }
}
