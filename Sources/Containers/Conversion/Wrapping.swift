/// A value put into `Any`, as a pipeline does with every message on its way.
public enum Wrapping<Content: Payload>: Converting {
  /// Makes the payload.
  @inlinable
  public static func source(_ word: UInt64) -> Content { Content(word: word) }

  /// Erases the payload.
  ///
  /// - Complexity: One allocation if the payload is larger than 24 bytes, aligned to more than 8,
  ///   or cannot be moved bit by bit; none otherwise.
  @inlinable
  public static func convert(_ source: Content) -> Any { source }

  /// Casts back, and returns 0 for any other type.
  @inlinable
  public static func word(of target: Any) -> UInt64 { (target as? Content)?.word ?? 0 }
}

/// Twenty-three bytes or nothing: 24 bytes, inline, as the tag takes the byte that was left.
@frozen
public enum TaggedBytes23: Payload {
  /// Twenty-three bytes.
  case bytes(Bytes23)
  /// Nothing.
  case nothing

  /// Makes the case of twenty-three bytes.
  @inlinable
  public init(word: UInt64) { self = .bytes(Bytes23(word: word)) }

  /// The first word, or 0.
  @inlinable
  public var word: UInt64 {
    switch self {
    case .bytes(let bytes): bytes.word
    case .nothing: 0
    }
  }
}
