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
