// Each size is built from a smaller one, and not from an `InlineArray`: whether the specialised
// `InlineArray.init(repeating:)` is inlined depends on how often the whole program calls it, so
// that a new benchmark would change an old one. Nor is there one generic struct: the metadata of a
// generic type is fetched through a cache at every use.

/// Forty-eight bytes: twice ``Bytes24``.
@frozen
public struct Bytes48: SizedPayload {
  @usableFromInline var first: Bytes24
  @usableFromInline var second: Bytes24

  /// Fills every word.
  @inlinable
  @inline(__always)
  public init(word: UInt64) {
    first = Bytes24(word: word)
    second = Bytes24(word: word)
  }

  /// The first word.
  @inlinable
  public var word: UInt64 {
    get { first.word }
    set { first.word = newValue }
  }
}

/// Sixty-four bytes: one cache line.
@frozen
public struct Bytes64: SizedPayload {
  @usableFromInline var first: Bytes32
  @usableFromInline var second: Bytes32

  /// Fills every word.
  @inlinable
  @inline(__always)
  public init(word: UInt64) {
    first = Bytes32(word: word)
    second = Bytes32(word: word)
  }

  /// The first word.
  @inlinable
  public var word: UInt64 {
    get { first.word }
    set { first.word = newValue }
  }
}

/// One hundred and twenty-eight bytes: two cache lines.
@frozen
public struct Bytes128: SizedPayload {
  @usableFromInline var first: Bytes64
  @usableFromInline var second: Bytes64

  /// Fills every word.
  @inlinable
  @inline(__always)
  public init(word: UInt64) {
    first = Bytes64(word: word)
    second = Bytes64(word: word)
  }

  /// The first word.
  @inlinable
  public var word: UInt64 {
    get { first.word }
    set { first.word = newValue }
  }
}

/// Two hundred and fifty-six bytes: four cache lines.
@frozen
public struct Bytes256: SizedPayload {
  @usableFromInline var first: Bytes128
  @usableFromInline var second: Bytes128

  /// Fills every word.
  @inlinable
  @inline(__always)
  public init(word: UInt64) {
    first = Bytes128(word: word)
    second = Bytes128(word: word)
  }

  /// The first word.
  @inlinable
  public var word: UInt64 {
    get { first.word }
    set { first.word = newValue }
  }
}

/// One thousand and twenty-four bytes: a copy costs more than an allocation.
@frozen
public struct Bytes1024: SizedPayload {
  @usableFromInline var first: Bytes256
  @usableFromInline var second: Bytes256
  @usableFromInline var third: Bytes256
  @usableFromInline var fourth: Bytes256

  /// Fills every word.
  @inlinable
  @inline(__always)
  public init(word: UInt64) {
    first = Bytes256(word: word)
    second = Bytes256(word: word)
    third = Bytes256(word: word)
    fourth = Bytes256(word: word)
  }

  /// The first word.
  @inlinable
  public var word: UInt64 {
    get { first.word }
    set { first.word = newValue }
  }
}
