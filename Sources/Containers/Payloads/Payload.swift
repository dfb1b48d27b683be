/// A value that can be made from a word and gives the word back.
///
/// The word is what every holder must carry through unharmed: two ways of holding the same payload
/// are equal work only if both return it. The protocol is public and has many conformers, so no
/// whole-module pass may assume which one stands behind an `any Payload`.
public protocol Payload: SendableMetatype {
  /// Makes the payload that carries `word`, or as much of it as the type has room for.
  init(word: UInt64)

  /// The word that the payload carries.
  var word: UInt64 { get }

  /// Changes the payload in place, in a way that depends on what it was and on `word`.
  mutating func mix(_ word: UInt64)
}

extension Payload {
  /// Replaces the payload by the one of the mixed word, for types without a word to write to.
  @inlinable
  public mutating func mix(_ word: UInt64) { self = Self(word: mixed(self.word, with: word)) }
}

/// Returns a word that depends on all bits of `state` and `word`: one exclusive or, one
/// multiplication, so that nothing folds and nothing takes long.
@inlinable
public func mixed(_ state: UInt64, with word: UInt64) -> UInt64 {
  (state ^ word) &* 0xD134_2543_DE82_EF95
}

/// A payload that stores its word as it is, beside whatever else makes up its size.
public protocol SizedPayload: Payload {
  /// The word, in the first bytes of the payload.
  var word: UInt64 { get set }
}

extension SizedPayload {
  /// Mixes the first word in place and leaves the rest alone.
  @inlinable
  public mutating func mix(_ word: UInt64) { self.word = mixed(self.word, with: word) }
}
