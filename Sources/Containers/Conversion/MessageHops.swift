/// A message that handlers pass on, each of them unwrapping it, looking at it and wrapping it again.
///
/// A handler is code of somebody else: its body is hidden, and what it takes and returns is all
/// that it shares with the next one.
public protocol HoppingMessage: SendableMetatype {
  /// What a handler takes and returns.
  associatedtype Wrapped

  /// Makes a message.
  static func make(_ word: UInt64) -> Wrapped
  /// Passes a message through one handler.
  static func handle(_ message: Wrapped) -> Wrapped
  /// The word of a message.
  static func word(of message: Wrapped) -> UInt64
}

/// What is in a message: 96 bytes.
@frozen
public struct MessageHead {
  @usableFromInline let first: Bytes32
  @usableFromInline let second: Bytes32
  @usableFromInline let third: Bytes32

  /// Fills every word.
  @inlinable
  @inline(__always)
  public init(word: UInt64) {
    first = Bytes32(word: word)
    second = Bytes32(word: word)
    third = Bytes32(word: word)
  }

  /// The first word.
  @inlinable
  public var word: UInt64 { first.word }
}

/// The same content in an object, as a struct with copy on write has it: 8 bytes, which `Any` holds inline.
@frozen
public struct SharedMessageHead {
  @usableFromInline final class Storage {
    @usableFromInline let head: MessageHead
    @usableFromInline init(_ head: MessageHead) { self.head = head }
  }

  @usableFromInline let storage: Storage

  /// Moves a head into an object.
  @inlinable
  public init(word: UInt64) { storage = Storage(MessageHead(word: word)) }

  /// The first word.
  @inlinable
  public var word: UInt64 { storage.head.word }
}

/// The head under its own name, from handler to handler.
public enum ConcreteMessage: HoppingMessage {
  /// Makes a head.
  public static func make(_ word: UInt64) -> MessageHead { MessageHead(word: word) }

  /// Looks at the head.
  @export(interface)
  public static func handle(_ message: MessageHead) -> MessageHead {
    guard message.word != 0 else { return MessageHead(word: 1) }
    return message
  }

  /// The head's word.
  public static func word(of message: MessageHead) -> UInt64 { message.word }
}

/// The head in `Any`: unwrapping copies 96 bytes and wrapping them allocates.
public enum LargeMessage: HoppingMessage {
  /// Makes a head and wraps it.
  @export(interface)
  public static func make(_ word: UInt64) -> Any { MessageHead(word: word) }

  /// Unwraps the head and wraps it again; passes on what is no head.
  @export(interface)
  public static func handle(_ message: Any) -> Any {
    guard let head = message as? MessageHead, head.word != 0 else { return message }
    return head
  }

  /// The head's word; 0 for what is no head.
  public static func word(of message: Any) -> UInt64 { (message as? MessageHead)?.word ?? 0 }
}

/// The shared head in `Any`: making it allocates, wrapping does not.
public enum SharedMessage: HoppingMessage {
  /// Makes a head and wraps it.
  @export(interface)
  public static func make(_ word: UInt64) -> Any { SharedMessageHead(word: word) }

  /// Unwraps the head and wraps it again; passes on what is no head.
  @export(interface)
  public static func handle(_ message: Any) -> Any {
    guard let head = message as? SharedMessageHead, head.word != 0 else { return message }
    return head
  }

  /// The head's word; 0 for what is no head.
  public static func word(of message: Any) -> UInt64 {
    (message as? SharedMessageHead)?.word ?? 0
  }
}
