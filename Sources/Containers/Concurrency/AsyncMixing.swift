/// A receiver whose requirement is asynchronous, and which never waits.
public protocol AsyncMixing: Sendable {
  /// Scrambles a word with the receiver's key.
  func mix(_ word: UInt64) async -> UInt64
}

/// The first receiver.
@frozen
public struct AsyncMixerOne: AsyncMixing {
  @usableFromInline let key: UInt64

  /// Makes a receiver with a key.
  @inlinable
  public init(key: UInt64) { self.key = key }

  /// Scrambles a word with the receiver's key.
  @export(interface)
  public func mix(_ word: UInt64) async -> UInt64 { (word ^ key) &* Scramble.one }
}

/// The second receiver.
@frozen
public struct AsyncMixerTwo: AsyncMixing {
  @usableFromInline let key: UInt64

  /// Makes a receiver with a key.
  @inlinable
  public init(key: UInt64) { self.key = key }

  /// Scrambles a word with the receiver's key.
  @export(interface)
  public func mix(_ word: UInt64) async -> UInt64 { (word ^ key) &* Scramble.two }
}

/// Where receivers come from, their types hidden from whoever asks for one.
public enum AsyncMixerSource {
  /// A receiver behind its protocol.
  @_optimize(none)
  public static func erased(_ kind: Int, key: UInt64) -> any AsyncMixing {
    kind == 0 ? AsyncMixerOne(key: key) : AsyncMixerTwo(key: key)
  }
}
