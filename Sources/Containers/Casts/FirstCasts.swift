/// A payload that conforms to ``RefinedPayload``, which nobody asks it but who wants the first answer.
@frozen
public struct UnaskedPayload: RefinedPayload {
  /// The word.
  public let word: UInt64

  /// Stores `word`.
  @inlinable
  public init(word: UInt64) { self.word = word }
}

/// A payload that does not conform to ``SpecialPayload``, which nobody else asks it either.
@frozen
public struct UnaskedStranger: Payload {
  /// The word.
  public let word: UInt64

  /// Stores `word`.
  @inlinable
  public init(word: UInt64) { self.word = word }
}
