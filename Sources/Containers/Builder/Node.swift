/// An element of the small node language that three result builders write.
///
/// Walking scrambles a word with everything that a node holds, in order; however a node was built,
/// the same description walks to the same word.
public protocol Node {
  /// Scrambles `word` with what the node holds, in order.
  func walk(into word: UInt64) -> UInt64
}

/// A leaf of one byte.
@frozen
public struct Flag: Node {
  /// What the leaf holds.
  public let value: UInt8
  /// Makes a leaf that holds the lowest byte of `word`.
  @inlinable
  public init(_ word: UInt64) { value = UInt8(truncatingIfNeeded: word) }
  /// Scrambles `word` with the byte.
  @inlinable
  public func walk(into word: UInt64) -> UInt64 { folded(word, UInt64(value)) }
}

/// A leaf of 8 bytes.
@frozen
public struct Number: Node {
  /// What the leaf holds.
  public let value: UInt64
  /// Makes a leaf that holds `word`.
  @inlinable
  public init(_ word: UInt64) { value = word }
  /// Scrambles `word` with the number.
  @inlinable
  public func walk(into word: UInt64) -> UInt64 { folded(word, value) }
}

/// A leaf of 32 bytes, which no existential holds inline.
@frozen
public struct Frame: Node {
  /// The horizontal position.
  public let x: UInt64
  /// The vertical position.
  public let y: UInt64
  /// The extent to the right.
  public let width: UInt64
  /// The extent downwards.
  public let height: UInt64
  /// Makes a leaf from one word.
  @inlinable
  public init(_ word: UInt64) {
    x = word
    y = word &+ 1
    width = word &+ 2
    height = word &+ 3
  }
  /// Scrambles `word` with the four numbers, joined, so that a frame is no more work than a number.
  @inlinable
  public func walk(into word: UInt64) -> UInt64 { folded(word, (x ^ y) &+ (width ^ height)) }
}
