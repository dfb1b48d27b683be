/// A payload with functions of its own whose bodies no other module sees: a caller has to make
/// the call, with argument and result where the calling convention wants them.
///
/// The functions stand on each type, because a hidden body that is generic would be unspecialised.
public protocol ExchangedPayload: Payload {
  /// What ``produceOpaque(_:)`` returns.
  associatedtype Opaque: Payload

  /// Takes a payload under its own name and returns its word.
  static func receive(_ content: Self) -> UInt64
  /// Takes a payload as `Any` and returns its word after casting it back; 0 for any other type.
  static func receiveUntyped(_ content: Any) -> UInt64
  /// Returns a payload under its own name.
  static func produce(_ word: UInt64) -> Self
  /// Returns a payload as `some Payload`.
  static func produceOpaque(_ word: UInt64) -> Opaque
  /// Returns a payload as `any Payload`.
  static func produceErased(_ word: UInt64) -> any Payload
  /// Returns a payload as `Any`.
  static func produceUntyped(_ word: UInt64) -> Any
}

/// Takes a payload as `any Payload` and returns its word by a witness call.
@export(interface)
public func receiveErased(_ content: any Payload) -> UInt64 { content.word }

/// Takes a payload by metadata and witness table and returns its word by a witness call.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
public func receiveUnspecialized<Content: Payload>(_ content: Content) -> UInt64 { content.word }

/// Returns a payload that is made by a witness call.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
public func produceUnspecialized<Content: Payload>(_ word: UInt64) -> Content {
  Content(word: word)
}
