/// One strong reference: 8 bytes, inline.
@frozen
public struct ReferencePayload: Payload {
  @usableFromInline let cell: Cell

  /// Refers to a kept object.
  public init(word: UInt64) { cell = Cell.kept(word) }

  /// The object's word.
  @inlinable
  public var word: UInt64 { cell.word }
}

/// Four strong references: 32 bytes, boxed, and four retains for every copy of the payload.
@frozen
public struct FourReferencesPayload: Payload {
  @usableFromInline let first: Cell
  @usableFromInline let second: Cell
  @usableFromInline let third: Cell
  @usableFromInline let fourth: Cell

  /// Refers to the four kept objects, starting from the one of `word`.
  public init(word: UInt64) {
    first = Cell.kept(word)
    second = Cell.kept(word &+ 1)
    third = Cell.kept(word &+ 2)
    fourth = Cell.kept(word &+ 3)
  }

  /// The first object's word.
  @inlinable
  public var word: UInt64 { first.word }
}

/// One weak reference: 8 bytes, and still boxed, because it cannot be moved bit by bit.
@frozen
public struct WeakPayload: Payload {
  @usableFromInline weak let cell: Cell?

  /// Refers to a kept object.
  public init(word: UInt64) { cell = Cell.keptForWeak(word) }

  /// The object's word, or 0 if it is gone.
  @inlinable
  public var word: UInt64 { cell?.word ?? 0 }
}

/// One unowned reference: 8 bytes, inline.
@frozen
public struct UnownedPayload: Payload {
  @usableFromInline unowned let cell: Cell

  /// Refers to a kept object.
  public init(word: UInt64) { cell = Cell.kept(word) }

  /// The object's word.
  @inlinable
  public var word: UInt64 { cell.word }
}

/// One closure with a captured object: 16 bytes, inline.
@frozen
public struct ClosurePayload: Payload {
  @usableFromInline let body: @Sendable () -> UInt64

  /// Captures a kept object.
  public init(word: UInt64) {
    let cell = Cell.kept(word)
    body = { cell.word }
  }

  /// What the closure returns.
  @inlinable
  public var word: UInt64 { body() }
}

/// Four references and a word that can be changed without them: 40 bytes.
@frozen
public struct LabelledReferencesPayload: SizedPayload {
  @usableFromInline let references: FourReferencesPayload
  /// The word.
  public var word: UInt64

  /// Keeps four cells and the word.
  public init(word: UInt64) {
    references = FourReferencesPayload(word: word)
    self.word = word
  }
}
