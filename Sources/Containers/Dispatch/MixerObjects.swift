// The eight class receivers. Each is final and witnesses its protocol itself, so that a call
// through the protocol is one indirect call and not a vtable call inside a witness.

/// The first class receiver.
public final class MixerObjectOne: MixingObject {
  /// What the receiver adds to a word; a `let`, which needs no exclusivity check.
  public let key: UInt64
  /// Makes a receiver with a key.
  public init(key: UInt64) { self.key = key }
  /// Scrambles a word with the receiver's key.
  @inlinable
  public func mix(_ word: UInt64) -> UInt64 { (word ^ key) &* Scramble.one }
}

/// The second class receiver.
public final class MixerObjectTwo: MixingObject {
  /// What the receiver adds to a word; a `let`, which needs no exclusivity check.
  public let key: UInt64
  /// Makes a receiver with a key.
  public init(key: UInt64) { self.key = key }
  /// Scrambles a word with the receiver's key.
  @inlinable
  public func mix(_ word: UInt64) -> UInt64 { (word ^ key) &* Scramble.two }
}

/// The third class receiver.
public final class MixerObjectThree: MixingObject {
  /// What the receiver adds to a word; a `let`, which needs no exclusivity check.
  public let key: UInt64
  /// Makes a receiver with a key.
  public init(key: UInt64) { self.key = key }
  /// Scrambles a word with the receiver's key.
  @inlinable
  public func mix(_ word: UInt64) -> UInt64 { (word ^ key) &* Scramble.three }
}

/// The fourth class receiver.
public final class MixerObjectFour: MixingObject {
  /// What the receiver adds to a word; a `let`, which needs no exclusivity check.
  public let key: UInt64
  /// Makes a receiver with a key.
  public init(key: UInt64) { self.key = key }
  /// Scrambles a word with the receiver's key.
  @inlinable
  public func mix(_ word: UInt64) -> UInt64 { (word ^ key) &* Scramble.four }
}

/// The fifth class receiver.
public final class MixerObjectFive: MixingObject {
  /// What the receiver adds to a word; a `let`, which needs no exclusivity check.
  public let key: UInt64
  /// Makes a receiver with a key.
  public init(key: UInt64) { self.key = key }
  /// Scrambles a word with the receiver's key.
  @inlinable
  public func mix(_ word: UInt64) -> UInt64 { (word ^ key) &* Scramble.five }
}

/// The sixth class receiver.
public final class MixerObjectSix: MixingObject {
  /// What the receiver adds to a word; a `let`, which needs no exclusivity check.
  public let key: UInt64
  /// Makes a receiver with a key.
  public init(key: UInt64) { self.key = key }
  /// Scrambles a word with the receiver's key.
  @inlinable
  public func mix(_ word: UInt64) -> UInt64 { (word ^ key) &* Scramble.six }
}

/// The seventh class receiver.
public final class MixerObjectSeven: MixingObject {
  /// What the receiver adds to a word; a `let`, which needs no exclusivity check.
  public let key: UInt64
  /// Makes a receiver with a key.
  public init(key: UInt64) { self.key = key }
  /// Scrambles a word with the receiver's key.
  @inlinable
  public func mix(_ word: UInt64) -> UInt64 { (word ^ key) &* Scramble.seven }
}

/// The eighth class receiver.
public final class MixerObjectEight: MixingObject {
  /// What the receiver adds to a word; a `let`, which needs no exclusivity check.
  public let key: UInt64
  /// Makes a receiver with a key.
  public init(key: UInt64) { self.key = key }
  /// Scrambles a word with the receiver's key.
  @inlinable
  public func mix(_ word: UInt64) -> UInt64 { (word ^ key) &* Scramble.eight }
}
