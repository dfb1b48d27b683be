/// The payload behind `any Payload`: three words of buffer, metadata and a witness table.
public enum ErasedHolding<Content: Payload>: MutableHolding {
  /// Erases the payload.
  ///
  /// - Complexity: One allocation if the payload is larger than 24 bytes, aligned to more than 8,
  ///   or cannot be moved bit by bit; none otherwise.
  @inlinable
  public static func hold(_ content: Content) -> any Payload { content }

  /// Reads the word by a witness call.
  @inlinable
  public static func word(of held: any Payload) -> UInt64 { held.word }

  /// Reads the word of an element.
  @inlinable
  public static func word(at index: Int, of array: [any Payload]) -> UInt64 { array[index].word }

  /// Mixes in place by a witness call.
  ///
  /// - Complexity: One allocation if the payload is boxed and the box is shared.
  @inlinable
  public static func mix(_ word: UInt64, into held: inout any Payload) { held.mix(word) }
}

/// The payload behind `Any`: three words of buffer and metadata, nothing to call.
public enum UntypedHolding<Content: Payload>: MutableHolding {
  /// Erases the payload.
  ///
  /// - Complexity: One allocation under the conditions of ``ErasedHolding``.
  @inlinable
  public static func hold(_ content: Content) -> Any { content }

  /// Casts back, and returns 0 for any other type.
  @inlinable
  public static func word(of held: Any) -> UInt64 { (held as? Content)?.word ?? 0 }

  /// Reads the word of an element.
  @inlinable
  public static func word(at index: Int, of array: [Any]) -> UInt64 {
    (array[index] as? Content)?.word ?? 0
  }

  /// Casts back, mixes and erases again, because `Any` has nothing to mix by.
  ///
  /// - Complexity: One cast, and one allocation if the payload is boxed, shared or not.
  @inlinable
  public static func mix(_ word: UInt64, into held: inout Any) {
    guard var content = held as? Content else { return }
    content.mix(word)
    held = content
  }
}
