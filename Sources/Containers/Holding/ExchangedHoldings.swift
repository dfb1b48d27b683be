extension ConcreteHolding: PassableHolding, ReturnableHolding where Content: ExchangedPayload {
  /// Passes the payload under its own name.
  @inlinable
  public static func receive(_ held: Content) -> UInt64 { Content.receive(held) }

  /// Gets the payload under its own name.
  @inlinable
  public static func produce(_ word: UInt64) -> Content { Content.produce(word) }
}

extension GenericHolding: PassableHolding, ReturnableHolding where Content: ExchangedPayload {
  /// Passes the payload through a generic function that is specialised to the concrete call.
  @inlinable
  public static func receive(_ held: Content) -> UInt64 { receiveGeneric(held) }

  /// Gets the payload from a generic function that is specialised to the concrete call.
  @inlinable
  public static func produce(_ word: UInt64) -> Content { produceGeneric(word) }
}

extension UnspecializedHolding: PassableHolding, ReturnableHolding {
  /// Passes the payload by metadata and witness table.
  @inlinable
  public static func receive(_ held: Content) -> UInt64 { receiveUnspecialized(held) }

  /// Gets the payload by metadata and witness table.
  @inlinable
  public static func produce(_ word: UInt64) -> Content { produceUnspecialized(word) }
}

extension ErasedHolding: PassableHolding, ReturnableHolding where Content: ExchangedPayload {
  /// Passes the payload as `any Payload`.
  @inlinable
  public static func receive(_ held: any Payload) -> UInt64 { receiveErased(held) }

  /// Gets the payload as `any Payload`.
  @inlinable
  public static func produce(_ word: UInt64) -> any Payload { Content.produceErased(word) }
}

extension UntypedHolding: PassableHolding, ReturnableHolding where Content: ExchangedPayload {
  /// Passes the payload as `Any`.
  @inlinable
  public static func receive(_ held: Any) -> UInt64 { Content.receiveUntyped(held) }

  /// Gets the payload as `Any`.
  @inlinable
  public static func produce(_ word: UInt64) -> Any { Content.produceUntyped(word) }
}

/// The payload behind an opaque result type whose function hides its body.
public enum HiddenOpaqueHolding<Content: ExchangedPayload>: ReturnableHolding {
  /// Gets the payload of `content`'s word as `some Payload`.
  @inlinable
  public static func hold(_ content: Content) -> Content.Opaque {
    Content.produceOpaque(content.word)
  }

  /// Reads the word.
  @inlinable
  public static func word(of held: Content.Opaque) -> UInt64 { held.word }

  /// Reads the word of an element.
  @inlinable
  public static func word(at index: Int, of array: [Content.Opaque]) -> UInt64 { array[index].word }

  /// Gets the payload as `some Payload`.
  @inlinable
  public static func produce(_ word: UInt64) -> Content.Opaque { Content.produceOpaque(word) }
}

/// Passes `content` on to the function of its type.
@inlinable
public func receiveGeneric<Content: ExchangedPayload>(_ content: Content) -> UInt64 {
  Content.receive(content)
}

/// Gets a payload from the function of its type.
@inlinable
public func produceGeneric<Content: ExchangedPayload>(_ word: UInt64) -> Content {
  Content.produce(word)
}
