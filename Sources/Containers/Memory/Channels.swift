/// A channel that can be closed, after those of SwiftNIO; class-bound.
public protocol Closable: AnyObject {
  /// Closes the channel and returns its number, scrambled with a word.
  func close(_ word: UInt64) -> UInt64
}

/// A channel.
public final class StreamChannel: Closable {
  @usableFromInline let number: UInt64
  /// Makes a channel.
  public init(_ number: UInt64) { self.number = number }
  /// Closes the channel.
  @inlinable
  public func close(_ word: UInt64) -> UInt64 { (number ^ word) &* Scramble.one }
}

/// Another channel.
public final class DatagramChannel: Closable {
  @usableFromInline let number: UInt64
  /// Makes a channel.
  public init(_ number: UInt64) { self.number = number }
  /// Closes the channel.
  @inlinable
  public func close(_ word: UInt64) -> UInt64 { (number ^ word) &* Scramble.two }
}

/// Where channels come from.
public enum ChannelSource {
  /// Channels of a known class.
  @_optimize(none)
  public static func streams(_ count: Int) -> [StreamChannel] {
    (0..<UInt64(count)).map { StreamChannel($0) }
  }

  /// The same channels as existentials; a datagram channel among them, if wanted.
  @_optimize(none)
  public static func erased(_ count: Int, datagram: Bool = false) -> [any Closable] {
    let streams = streams(count) as [any Closable]
    return datagram ? streams + [DatagramChannel(0)] : streams
  }
}
