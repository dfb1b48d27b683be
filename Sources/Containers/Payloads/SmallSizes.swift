/// No bytes: carries nothing, so its word is always 0.
@frozen
public struct Bytes0: SizedPayload {
  /// Makes the only value.
  @inlinable
  public init(word: UInt64) {}

  /// Always 0; what is assigned is lost.
  @inlinable
  public var word: UInt64 {
    get { 0 }
    set {}
  }
}

/// One byte: carries the low 8 bits.
@frozen
public struct Bytes1: SizedPayload {
  @usableFromInline var first: UInt8

  /// Keeps the low 8 bits of `word`.
  @inlinable
  public init(word: UInt64) { first = UInt8(truncatingIfNeeded: word) }

  /// The byte, widened.
  @inlinable
  public var word: UInt64 {
    get { UInt64(first) }
    set { first = UInt8(truncatingIfNeeded: newValue) }
  }
}

/// Eight bytes: one word.
@frozen
public struct Bytes8: SizedPayload {
  /// The word.
  public var word: UInt64

  /// Stores `word`.
  @inlinable
  public init(word: UInt64) { self.word = word }
}

/// Sixteen bytes, each word the same.
@frozen
public struct Bytes16: SizedPayload {
  /// The first word.
  public var word: UInt64
  @usableFromInline var second: UInt64

  /// Fills both words.
  @inlinable
  public init(word: UInt64) {
    self.word = word
    second = word
  }
}

/// Twenty-three bytes: the largest size that an enum can wrap and stay in the inline buffer.
@frozen
public struct Bytes23: SizedPayload {
  /// The first word.
  public var word: UInt64
  @usableFromInline var second: UInt64
  @usableFromInline var third: UInt32
  @usableFromInline var fourth: UInt16
  @usableFromInline var fifth: UInt8

  /// Fills all bytes from `word`.
  @inlinable
  public init(word: UInt64) {
    self.word = word
    second = word
    third = UInt32(truncatingIfNeeded: word)
    fourth = UInt16(truncatingIfNeeded: word)
    fifth = UInt8(truncatingIfNeeded: word)
  }
}

/// Twenty-four bytes: exactly the inline buffer of an existential container.
@frozen
public struct Bytes24: SizedPayload {
  /// The first word.
  public var word: UInt64
  @usableFromInline var second: UInt64
  @usableFromInline var third: UInt64

  /// Fills the three words.
  @inlinable
  public init(word: UInt64) {
    self.word = word
    second = word
    third = word
  }
}

/// Twenty-five bytes: one more than the inline buffer of an existential container.
@frozen
public struct Bytes25: SizedPayload {
  /// The first word.
  public var word: UInt64
  @usableFromInline var second: UInt64
  @usableFromInline var third: UInt64
  @usableFromInline var fourth: UInt8

  /// Fills all bytes from `word`.
  @inlinable
  public init(word: UInt64) {
    self.word = word
    second = word
    third = word
    fourth = UInt8(truncatingIfNeeded: word)
  }
}

/// Thirty-two bytes: one word more than the inline buffer of an existential container.
@frozen
public struct Bytes32: SizedPayload {
  /// The first word.
  public var word: UInt64
  @usableFromInline var second: UInt64
  @usableFromInline var third: UInt64
  @usableFromInline var fourth: UInt64

  /// Fills the four words.
  @inlinable
  public init(word: UInt64) {
    self.word = word
    second = word
    third = word
    fourth = word
  }
}
