/// Draws the values of leaves, each from the one before, so that building cannot be vectorised.
@frozen
public struct LeafSource {
  /// The value drawn last, before it was changed.
  public var state: UInt64
  @usableFromInline var position: Int = 0
  @usableFromInline let changed: Range<Int>

  /// Starts at a seed.
  ///
  /// - Parameters:
  ///   - seed: Two sources with the same seed draw the same values.
  ///   - changed: The positions at which the value is inverted.
  @inlinable
  public init(seed: UInt64, changed: Range<Int> = 0..<0) {
    state = seed
    self.changed = changed
  }

  /// Draws the value of the next leaf.
  @inlinable
  public mutating func draw() -> UInt64 {
    state = (state ^ UInt64(truncatingIfNeeded: position)) &* Scramble.one
    defer { position &+= 1 }
    return changed.contains(position) ? ~state : state
  }
}

/// Scrambles `word` with the value of a leaf: about 1.3 ns that wait for the leaf before.
@inlinable
@inline(__always)
public func folded(_ word: UInt64, _ value: UInt64) -> UInt64 { (word ^ value) &* Scramble.one }
