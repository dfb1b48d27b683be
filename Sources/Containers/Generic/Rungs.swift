// Eight protocols, each of which refines the one before. Whoever knows that a type conforms to the
// last and calls a requirement of the first goes through the witness tables of all between.

/// The first rung, with the requirement that is called.
public protocol Rung1: SendableMetatype {
  /// Scrambles a word.
  func climb(_ word: UInt64) -> UInt64
}
/// The second rung.
public protocol Rung2: Rung1 {}
/// The third rung.
public protocol Rung3: Rung2 {}
/// The fourth rung.
public protocol Rung4: Rung3 {}
/// The fifth rung.
public protocol Rung5: Rung4 {}
/// The sixth rung.
public protocol Rung6: Rung5 {}
/// The seventh rung.
public protocol Rung7: Rung6 {}
/// The eighth rung.
public protocol Rung8: Rung7 {}

/// Something that stands on all rungs.
@frozen
public struct Ladder: Rung8 {
  @usableFromInline let key: UInt64
  /// Makes a ladder with a key.
  @inlinable
  public init(key: UInt64) { self.key = key }
  /// Scrambles a word with the key.
  @inlinable
  public func climb(_ word: UInt64) -> UInt64 { (word ^ key) &* Scramble.four }
}

/// Something else that does.
@frozen
public struct Stairs: Rung8 {
  @usableFromInline let key: UInt64
  /// Makes stairs with a key.
  @inlinable
  public init(key: UInt64) { self.key = key }
  /// Scrambles a word with the key.
  @inlinable
  public func climb(_ word: UInt64) -> UInt64 { (word ^ key) &* Scramble.five }
}

/// Functions that climb, with hidden bodies.
public enum Climb {
  /// A known type.
  @export(interface)
  public static func concrete(_ ladder: Ladder, _ word: UInt64) -> UInt64 { ladder.climb(word) }
  /// A type known to conform to the first protocol.
  @export(interface)
  public static func first<R: Rung1>(_ rung: R, _ word: UInt64) -> UInt64 { rung.climb(word) }
  /// A type known to conform to the last protocol.
  @export(interface)
  public static func last<R: Rung8>(_ rung: R, _ word: UInt64) -> UInt64 { rung.climb(word) }
  /// An existential of the first protocol.
  @export(interface)
  public static func erasedFirst(_ rung: any Rung1, _ word: UInt64) -> UInt64 { rung.climb(word) }
  /// An existential of the last protocol.
  @export(interface)
  public static func erasedLast(_ rung: any Rung8, _ word: UInt64) -> UInt64 { rung.climb(word) }

  /// A value that stands on all rungs, of a type that the caller does not learn.
  @_optimize(none)
  public static func erased(_ key: UInt64, stairs: Bool = false) -> any Rung8 {
    stairs ? Stairs(key: key) : Ladder(key: key)
  }
}
