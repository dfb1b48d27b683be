/// A value with a property, which a key path or a closure can stand for.
@frozen
public struct Place {
  /// The word.
  public var word: UInt64
  /// Another word, so that the property is not the whole value.
  public var other: UInt64

  /// Makes a value.
  @inlinable
  public init(word: UInt64) {
    self.word = word
    other = ~word
  }
}

/// Where key paths come from, unknown to whoever follows one.
public enum PathSource {
  /// A key path whose types are known.
  @_optimize(none)
  public static func typed() -> KeyPath<Place, UInt64> { \.word }

  /// A key path of which the value's type is not known.
  @_optimize(none)
  public static func partial() -> PartialKeyPath<Place> { \.word }

  /// A key path of which no type is known.
  @_optimize(none)
  public static func untyped() -> AnyKeyPath { \Place.word }

  /// A closure that reads the property.
  @_optimize(none)
  public static func closure() -> @Sendable (Place) -> UInt64 { { $0.word } }
}
