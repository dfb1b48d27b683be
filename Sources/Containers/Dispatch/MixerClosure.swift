/// A receiver reduced to its one method: the closure captures the key and hides the type.
///
/// A struct around the closure, because a bare closure in an array is wrapped in a thunk that
/// passes words through memory, which would add a second indirect call.
@frozen
public struct MixerClosure: Sendable {
  /// Scrambles a word with the key that was captured.
  public let mix: @Sendable (UInt64) -> UInt64

  /// Makes a receiver of its method.
  @inlinable
  public init(_ mix: @escaping @Sendable (UInt64) -> UInt64) { self.mix = mix }
}
