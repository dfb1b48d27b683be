extension Int: NumberedKey {
  /// The number itself.
  @inlinable
  public init(number: UInt64) { self = Int(truncatingIfNeeded: number) }
}

extension String: NumberedKey {
  /// The number behind a prefix: 21 bytes or more, which are on the heap.
  public init(number: UInt64) { self = "the key of the entry \(number)" }
}

/// A key of five words, of which the first tells keys apart: `AnyHashable` has to box it.
@frozen
public struct LargeKey: NumberedKey {
  @usableFromInline let first: UInt64
  @usableFromInline let rest: Padding

  /// Four words that take part in hashing.
  @usableFromInline
  @frozen
  struct Padding: Hashable, Sendable {
    @usableFromInline let second: UInt64
    @usableFromInline let third: UInt64
    @usableFromInline let fourth: UInt64
    @usableFromInline let fifth: UInt64

    @inlinable
    init(_ word: UInt64) {
      second = word
      third = word
      fourth = word
      fifth = word
    }
  }

  /// Fills every word.
  @inlinable
  public init(number: UInt64) {
    first = number
    rest = Padding(number)
  }
}
