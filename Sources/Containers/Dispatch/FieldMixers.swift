// Four classes that differ in one word: how their stored key is declared.
//
// Reading a `var` of a class that code elsewhere may change at the same time is checked at run
// time (`swift_beginAccess`); a `let` needs no check and `@exclusivity(unchecked)` waives it. Where
// the module is compiled as a whole, a `private var` of which no access can overlap another loses
// the check.

/// A receiver whose key is a `var`: every read is checked.
public final class CheckedMixer: FieldMixing, FieldMixingObject {
  /// What the receiver adds to a word.
  public var key: UInt64
  /// Makes a receiver with a key.
  public init(key: UInt64) { self.key = key }
  /// Scrambles a word with the stored key.
  public func mix(_ word: UInt64) -> UInt64 { (key ^ word) &* Scramble.one }
}

/// A receiver whose key is a `var` whose check is waived.
public final class UncheckedMixer: FieldMixing, FieldMixingObject {
  /// What the receiver adds to a word.
  @exclusivity(unchecked)
  public var key: UInt64
  /// Makes a receiver with a key.
  public init(key: UInt64) { unsafe self.key = key }
  /// Scrambles a word with the stored key.
  public func mix(_ word: UInt64) -> UInt64 { unsafe (key ^ word) &* Scramble.one }
}

/// A receiver whose key is a `private var`: the compiler sees every access.
public final class EnclosedMixer: FieldMixing, FieldMixingObject {
  private var key: UInt64
  /// Makes a receiver with a key.
  public init(key: UInt64) { self.key = key }
  /// Scrambles a word with the stored key.
  public func mix(_ word: UInt64) -> UInt64 { (key ^ word) &* Scramble.one }
  /// Changes the key, which is no `let` for that reason.
  public func rekey(_ key: UInt64) { self.key = key }
}

/// A receiver whose key is a `let`: there is nothing to check.
public final class ConstantMixer: FieldMixing, FieldMixingObject {
  /// What the receiver adds to a word.
  public let key: UInt64
  /// Makes a receiver with a key.
  public init(key: UInt64) { self.key = key }
  /// Scrambles a word with the stored key.
  public func mix(_ word: UInt64) -> UInt64 { (key ^ word) &* Scramble.one }
}
