/// A kind of dictionary key, and how a key of it is made when something is looked up.
///
/// The requirements are static and the conforming types empty, so that a loop that is specialised
/// for one contains the look-up and nothing else.
public protocol KeyForm: SendableMetatype {
  /// What the caller has in hand.
  associatedtype Given
  /// What the dictionary is keyed by.
  associatedtype Key: Hashable

  /// Makes what the caller has in hand for the entry with `number`.
  static func given(_ number: UInt64) -> Given

  /// Makes the key of it.
  static func key(_ given: Given) -> Key
}

/// A type of which keys can be made.
public protocol NumberedKey: Hashable, SendableMetatype {
  /// Makes the key of the entry with `number`.
  init(number: UInt64)
}

/// The key under its own type.
public enum ConcreteKey<Given: NumberedKey>: KeyForm {
  /// Makes the key.
  @inlinable
  public static func given(_ number: UInt64) -> Given { Given(number: number) }

  /// The key itself.
  @inlinable
  public static func key(_ given: Given) -> Given { given }
}

/// The key in `AnyHashable`, put there for every look-up.
public enum ErasedKey<Given: NumberedKey>: KeyForm {
  /// Makes the key.
  @inlinable
  public static func given(_ number: UInt64) -> Given { Given(number: number) }

  /// Erases the key.
  ///
  /// - Complexity: One allocation if the key is larger than 24 bytes.
  @inlinable
  public static func key(_ given: Given) -> AnyHashable { AnyHashable(given) }
}

/// The key in `AnyHashable`, put there once.
public enum KeptErasedKey<Given: NumberedKey>: KeyForm {
  /// Makes the key and erases it.
  @inlinable
  public static func given(_ number: UInt64) -> AnyHashable { AnyHashable(Given(number: number)) }

  /// The erased key itself.
  @inlinable
  public static func key(_ given: AnyHashable) -> AnyHashable { given }
}
