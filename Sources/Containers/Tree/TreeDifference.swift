/// What two trees differ in: how many leaves and nodes, and a hash of where.
@frozen
public struct TreeDifference: Equatable, Sendable {
  /// Leaves compared and nodes replaced so far.
  public var position: UInt64 = 0
  /// Leaves whose value changed.
  public var changes: UInt64 = 0
  /// Nodes that have another type or shape than before.
  public var replacements: UInt64 = 0
  /// The positions of all changes, in order.
  public var hash: UInt64

  /// No difference yet.
  @inlinable
  public init(seed: UInt64 = 0) { hash = seed }

  /// Compares the values of two leaves.
  @inlinable
  public mutating func compare(_ old: UInt64, _ new: UInt64) {
    if old != new {
      changes &+= 1
      hash = (hash ^ position) &* Scramble.one
    }
    position &+= 1
  }

  /// Notes that a leaf stands where a pair stood, or a pair where a leaf stood.
  @inlinable
  public mutating func replace() {
    replacements &+= 1
    hash = (hash ^ ~position) &* Scramble.one
    position &+= 1
  }
}
