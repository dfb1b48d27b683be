/// An error and a payload in one: three words.
@frozen
public struct Failure24: Payload, Error {
  @usableFromInline let content: Bytes24

  /// Fills every word.
  @inlinable
  public init(word: UInt64) { content = Bytes24(word: word) }

  /// The first word.
  @inlinable
  public var word: UInt64 { content.word }
}

/// An error and a payload in one: four words.
@frozen
public struct Failure32: Payload, Error {
  @usableFromInline let content: Bytes32

  /// Fills every word.
  @inlinable
  public init(word: UInt64) { content = Bytes32(word: word) }

  /// The first word.
  @inlinable
  public var word: UInt64 { content.word }
}
