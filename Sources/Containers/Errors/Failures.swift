/// An error that carries a word, made where it is thrown.
public protocol Failure: Error, SendableMetatype {
  /// Makes the error that carries `word`, or as much of it as the type has room for.
  init(word: UInt64)

  /// The word that the error carries.
  var word: UInt64 { get }
}

/// No bytes: carries nothing, so its word is always 0.
@frozen
public struct EmptyFailure: Failure {
  /// Makes the only value.
  @inlinable
  public init(word: UInt64) {}

  /// Always 0.
  @inlinable
  public var word: UInt64 { 0 }
}

/// One of two cases without a payload: one byte.
@frozen
public enum PlainFailure: Failure {
  /// The word was even.
  case even
  /// The word was odd.
  case odd

  /// Keeps the low bit of `word`.
  @inlinable
  public init(word: UInt64) { self = word & 1 == 0 ? .even : .odd }

  /// The bit.
  @inlinable
  public var word: UInt64 { self == .even ? 0 : 1 }
}

/// Five words: more than a register pair can return.
@frozen
public struct LargeFailure: Failure {
  @usableFromInline let first: Bytes32
  @usableFromInline let second: UInt64

  /// Fills every word.
  @inlinable
  public init(word: UInt64) {
    first = Bytes32(word: word)
    second = word
  }

  /// The first word.
  @inlinable
  public var word: UInt64 { first.word }
}

/// An object: an allocation of its own, before there is a box around the reference.
public final class ObjectFailure: Failure {
  /// The word.
  public let word: UInt64

  /// Makes an object of its own.
  public init(word: UInt64) { self.word = word }
}
