/// Something that a word passes through and comes out of scrambled.
///
/// One requirement and eight bytes: what differs between two functions that return one is then
/// only how much the function says about the type. The protocol is public and has many conformers.
public protocol Passing: SendableMetatype {
  /// Scrambles a word.
  func pass(_ word: UInt64) -> UInt64
}

/// Something to pass a word through that can be made from a key.
public protocol KeyedPassing: Passing {
  /// Makes one that scrambles with `key`.
  init(key: UInt64)
}

/// The first thing that a word passes through.
@frozen
public struct Gate: KeyedPassing {
  @usableFromInline let key: UInt64

  /// Makes a gate with a key.
  @inlinable
  public init(key: UInt64) { self.key = key }

  /// Scrambles a word with the key.
  @inlinable
  public func pass(_ word: UInt64) -> UInt64 { (word ^ key) &* Scramble.one }
}

/// The second one, with a constant of its own.
@frozen
public struct Sieve: KeyedPassing {
  @usableFromInline let key: UInt64

  /// Makes a sieve with a key.
  @inlinable
  public init(key: UInt64) { self.key = key }

  /// Scrambles a word with the key.
  @inlinable
  public func pass(_ word: UInt64) -> UInt64 { (word ^ key) &* Scramble.two }
}
