/// The alternative without types: what differs between two receivers is data.
@frozen
public struct MixerRecord {
  /// What the receiver adds to a word.
  public var key: UInt64
  /// What a word is multiplied by.
  public var multiplier: UInt64

  /// Makes a receiver of the kind with this constant.
  @inlinable
  public init(key: UInt64, multiplier: UInt64) {
    self.key = key
    self.multiplier = multiplier
  }

  /// Scrambles a word with the receiver's key.
  @inlinable
  public func mix(_ word: UInt64) -> UInt64 { (word ^ key) &* multiplier }
}
