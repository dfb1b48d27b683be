/// A receiver that is a value: what it scrambles with is a stored key and a constant of its type.
///
/// The bodies are written once and specialised into the witness table of each type.
public protocol MixerValue: Mixing, Tagged, WordMixing<UInt64> {
  /// Makes a receiver with a key.
  init(key: UInt64)
  /// What the receiver adds to a word.
  var key: UInt64 { get set }
  /// What a word is multiplied by.
  static var multiplier: UInt64 { get }
}

extension MixerValue {
  /// Makes a receiver whose key is `seed`, scrambled.
  @inlinable
  public init(seed: UInt64) { self.init(key: (seed ^ Scramble.salt) &* Self.multiplier) }

  /// Scrambles a word with the type alone.
  @inlinable
  public static func scramble(_ word: UInt64) -> UInt64 { (word ^ Scramble.salt) &* multiplier }

  /// Scrambles a word with the receiver's key.
  @inlinable
  public func mix(_ word: UInt64) -> UInt64 { (word ^ key) &* Self.multiplier }

  /// Scrambles the receiver's own key with a word.
  @inlinable
  public mutating func absorb(_ word: UInt64) { key = (key ^ word) &* Self.multiplier }

  /// Scrambles a word with the receiver's key.
  @inlinable
  public func stir(_ word: UInt64) -> UInt64 { (word ^ key) &* Self.multiplier }

  /// Tells the types apart.
  @inlinable
  public static var tag: UInt8 { UInt8(truncatingIfNeeded: multiplier) }
}
