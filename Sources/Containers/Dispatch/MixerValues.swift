// The eight value receivers: 8 bytes each, so that an existential holds them inline.

/// The first value receiver.
@frozen
public struct MixerOne: MixerValue {
  /// What the receiver adds to a word.
  public var key: UInt64
  /// Makes a receiver with a key.
  @inlinable
  public init(key: UInt64) { self.key = key }
  /// What a word is multiplied by.
  @inlinable public static var multiplier: UInt64 { Scramble.one }
}

/// The second value receiver.
@frozen
public struct MixerTwo: MixerValue {
  /// What the receiver adds to a word.
  public var key: UInt64
  /// Makes a receiver with a key.
  @inlinable
  public init(key: UInt64) { self.key = key }
  /// What a word is multiplied by.
  @inlinable public static var multiplier: UInt64 { Scramble.two }
}

/// The third value receiver.
@frozen
public struct MixerThree: MixerValue {
  /// What the receiver adds to a word.
  public var key: UInt64
  /// Makes a receiver with a key.
  @inlinable
  public init(key: UInt64) { self.key = key }
  /// What a word is multiplied by.
  @inlinable public static var multiplier: UInt64 { Scramble.three }
}

/// The fourth value receiver.
@frozen
public struct MixerFour: MixerValue {
  /// What the receiver adds to a word.
  public var key: UInt64
  /// Makes a receiver with a key.
  @inlinable
  public init(key: UInt64) { self.key = key }
  /// What a word is multiplied by.
  @inlinable public static var multiplier: UInt64 { Scramble.four }
}

/// The fifth value receiver.
@frozen
public struct MixerFive: MixerValue {
  /// What the receiver adds to a word.
  public var key: UInt64
  /// Makes a receiver with a key.
  @inlinable
  public init(key: UInt64) { self.key = key }
  /// What a word is multiplied by.
  @inlinable public static var multiplier: UInt64 { Scramble.five }
}

/// The sixth value receiver.
@frozen
public struct MixerSix: MixerValue {
  /// What the receiver adds to a word.
  public var key: UInt64
  /// Makes a receiver with a key.
  @inlinable
  public init(key: UInt64) { self.key = key }
  /// What a word is multiplied by.
  @inlinable public static var multiplier: UInt64 { Scramble.six }
}

/// The seventh value receiver.
@frozen
public struct MixerSeven: MixerValue {
  /// What the receiver adds to a word.
  public var key: UInt64
  /// Makes a receiver with a key.
  @inlinable
  public init(key: UInt64) { self.key = key }
  /// What a word is multiplied by.
  @inlinable public static var multiplier: UInt64 { Scramble.seven }
}

/// The eighth value receiver.
@frozen
public struct MixerEight: MixerValue {
  /// What the receiver adds to a word.
  public var key: UInt64
  /// Makes a receiver with a key.
  @inlinable
  public init(key: UInt64) { self.key = key }
  /// What a word is multiplied by.
  @inlinable public static var multiplier: UInt64 { Scramble.eight }
}
