/// A receiver that scrambles a word: one requirement for each way a call can be dispatched.
///
/// The work is one exclusive-or and one multiplication, about 1.3 ns, and each call takes the
/// result of the one before it. A chain of calls can therefore be neither folded, hoisted nor
/// vectorised, and what differs between two chains is only how the call is made.
public protocol Mixing {
  /// Makes a receiver whose key is `seed`, scrambled.
  init(seed: UInt64)
  /// Scrambles a word with the type alone.
  static func scramble(_ word: UInt64) -> UInt64
  /// What the receiver adds to a word.
  var key: UInt64 { get }
  /// Scrambles a word with the receiver's key.
  func mix(_ word: UInt64) -> UInt64
  /// Scrambles the receiver's own key with a word.
  mutating func absorb(_ word: UInt64)
}

extension Mixing {
  /// Scrambles a word; no requirement, so that the call itself is never looked up.
  ///
  /// The requirement that it calls is looked up, unless the caller knows the type.
  @inlinable
  public func mixByExtension(_ word: UInt64) -> UInt64 { mix(word) }
}

/// A second protocol, so that a composition `any Mixing & Tagged` has two witness tables.
public protocol Tagged {
  /// Tells the types apart.
  static var tag: UInt8 { get }
}

/// A receiver whose word is an associated type, as in a collection of elements.
public protocol WordMixing<Word> {
  /// What is scrambled; passed through memory wherever the type is not known.
  associatedtype Word
  /// Scrambles a word with the receiver's key.
  func stir(_ word: Word) -> Word
}
