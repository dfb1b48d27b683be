/// Twenty-three bytes or the end: 24 bytes with the tag, which an existential holds inline.
@frozen
public enum ShortEvent: BitwiseCopyable {
  /// Some bytes.
  case bytes(Bytes23)
  /// Nothing more.
  case end
}

/// Twenty-four bytes or the end: 25 bytes with the tag, which an existential puts into a box.
@frozen
public enum LongEvent: BitwiseCopyable {
  /// Some bytes.
  case bytes(Bytes24)
  /// Nothing more.
  case end
}

/// The head of a request: 96 bytes.
@frozen
public struct Head: BitwiseCopyable {
  @usableFromInline var first: Bytes48
  @usableFromInline let second: Bytes48
  /// Makes a head of a word.
  @inlinable
  public init(word: UInt64) {
    first = Bytes48(word: word)
    second = Bytes48(word: word)
  }
  /// The first word.
  @inlinable public var word: UInt64 { first.word }
}

/// A head behind one reference, which an existential holds inline.
@frozen
public struct SharedHead {
  /// The object with the head.
  public final class Box: Sendable {
    @usableFromInline let head: Head
    @inlinable
    init(_ head: Head) { self.head = head }
  }
  @usableFromInline let box: Box
  /// Moves a head to the heap.
  @inlinable
  public init(word: UInt64) { box = Box(Head(word: word)) }
  /// The first word.
  @inlinable public var word: UInt64 { box.head.word }
}

/// Handlers of a channel, each of which unwraps what it is handed and wraps it again; hidden.
public enum Hop {
  /// Hands on a head of a known type.
  @export(interface)
  public static func concrete(_ head: Head) -> Head { head }

  /// Unwraps a head and wraps it again.
  @export(interface)
  public static func erased(_ event: Any) -> Any {
    guard let head = event as? Head else { return event }
    return head
  }

  /// Unwraps a shared head and wraps it again.
  @export(interface)
  public static func erasedShared(_ event: Any) -> Any {
    guard let head = event as? SharedHead else { return event }
    return head
  }
}

/// A logger as a struct: an existential, a label and a level, 64 bytes.
@frozen
public struct Logger {
  @usableFromInline let handler: any Stage
  @usableFromInline let label: String
  @usableFromInline var level: UInt64
  /// Makes a logger with a handler that is held inline and a label on the heap.
  public init(level: UInt64) {
    handler = NarrowScale(word: level)
    label = "a label of more than fifteen bytes: \(level & 3)"
    self.level = level
  }
  /// The level.
  @inlinable public var word: UInt64 { level }
}

/// The same logger behind one reference.
@frozen
public struct SharedLogger {
  /// The object with the logger.
  public final class Box {
    @usableFromInline let logger: Logger
    init(_ logger: Logger) { self.logger = logger }
  }
  @usableFromInline let box: Box
  /// Makes a logger.
  public init(level: UInt64) { box = Box(Logger(level: level)) }
  /// The level.
  @inlinable public var word: UInt64 { box.logger.word }
}
