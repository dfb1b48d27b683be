/// A fingerprint of the operations that reached a host: a sum, so that any part of a run has one.
///
/// Every host keeps one, also an unmetered one, for which it is the commit: two trees that were
/// timed did the same to the screen if, and in all likelihood only if, their digests agree.
@frozen public struct HostDigest: Hashable, Sendable {
  /// What can be done to an element.
  @frozen public enum Operation: UInt64, Sendable {
    /// An element was made; its number depends on how many were made before, and is left out.
    case create = 1
    /// What an element shows changed.
    case update
    /// A row went to another place.
    case move
    /// An element was removed; its number is left out too.
    case remove
  }

  /// The fingerprint.
  @inlinable public var value: UInt64 { sum }
  @usableFromInline var sum: UInt64 = 0

  /// Makes the digest of no operation.
  @inlinable public init() {}

  /// Adds one operation, scrambled so that no two operations make up for a third.
  ///
  /// - Parameters:
  ///   - operation: what was done.
  ///   - number: to which element; of a list's row, its slot.
  @inlinable public mutating func add(_ operation: Operation, _ number: Int = 0) {
    let word = UInt64(bitPattern: Int64(number)) &<< 3 | operation.rawValue
    let product = word &* 0x9E37_79B9_7F4A_7C15
    sum &+= product ^ product &>> 29
  }
}
