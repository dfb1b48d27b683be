/// The payload under its own name: what every other holder is compared with.
public enum ConcreteHolding<Content: Payload>: MutableHolding {
  /// Returns the payload itself.
  ///
  /// - Complexity: No allocation.
  @inlinable
  public static func hold(_ content: Content) -> Content { content }

  /// Reads the word.
  @inlinable
  public static func word(of held: Content) -> UInt64 { held.word }

  /// Reads the word of an element.
  @inlinable
  public static func word(at index: Int, of array: [Content]) -> UInt64 { array[index].word }

  /// Mixes in place.
  @inlinable
  public static func mix(_ word: UInt64, into held: inout Content) { held.mix(word) }
}

/// The payload behind inlinable generic functions, which clients specialise.
public enum GenericHolding<Content: Payload>: MutableHolding {
  /// Sends the payload through a generic function.
  ///
  /// - Complexity: No allocation; no call is left once specialised.
  @inlinable
  public static func hold(_ content: Content) -> Content { passedOn(content) }

  /// Reads the word.
  @inlinable
  public static func word(of held: Content) -> UInt64 { wordOf(held) }

  /// Reads the word of an element.
  @inlinable
  public static func word(at index: Int, of array: [Content]) -> UInt64 { wordOf(array[index]) }

  /// Mixes in place.
  @inlinable
  public static func mix(_ word: UInt64, into held: inout Content) { mixInPlace(word, into: &held) }
}

/// The payload behind an opaque result type whose function clients can see into.
public enum OpaqueHolding<Content: Payload>: Holding {
  /// Returns the payload as `some Payload`.
  ///
  /// - Complexity: No allocation; no call is left once specialised.
  @inlinable
  public static func hold(_ content: Content) -> some Payload { content }

  /// Reads the word.
  @inlinable
  public static func word(of held: Held) -> UInt64 { held.word }

  /// Reads the word of an element.
  @inlinable
  public static func word(at index: Int, of array: [Held]) -> UInt64 { array[index].word }
}

/// The payload behind generic functions that are never specialised: they learn its size, how to
/// copy it and how to read it from metadata and a witness table at run time.
public enum UnspecializedHolding<Content: Payload>: MutableHolding {
  /// Sends the payload through an unspecialised generic function.
  ///
  /// - Complexity: No allocation; one value witness call.
  @inlinable
  public static func hold(_ content: Content) -> Content { passedOnUnspecialized(content) }

  /// Reads the word by a witness call.
  @inlinable
  public static func word(of held: Content) -> UInt64 { receiveUnspecialized(held) }

  /// Reads the word of an element.
  @inlinable
  public static func word(at index: Int, of array: [Content]) -> UInt64 {
    receiveUnspecialized(array[index])
  }

  /// Mixes in place by a witness call.
  @inlinable
  public static func mix(_ word: UInt64, into held: inout Content) {
    mixUnspecialized(word, into: &held)
  }
}

/// Returns `content` as it is.
@inlinable
public func passedOn<Content: Payload>(_ content: Content) -> Content { content }

/// Returns the word of `content`.
@inlinable
public func wordOf<Content: Payload>(_ content: Content) -> UInt64 { content.word }

/// Mixes `word` into `content`.
@inlinable
public func mixInPlace<Content: Payload>(_ word: UInt64, into content: inout Content) {
  content.mix(word)
}

/// Returns `content` as it is, copied by its value witness.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
public func passedOnUnspecialized<Content: Payload>(_ content: Content) -> Content { content }

/// Mixes `word` into `content` through its witness table.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
public func mixUnspecialized<Content: Payload>(_ word: UInt64, into content: inout Content) {
  content.mix(word)
}
