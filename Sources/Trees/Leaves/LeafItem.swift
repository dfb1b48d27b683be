/// A leaf that is of one of two types.
public struct LeafItem: Identifiable, Sendable {
  /// Tells the leaf from all others.
  public let id: Int
  /// Of which type it is.
  public var isCircle: Bool

  /// Leaves of one type, but for some.
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - others: those that are of the other type.
  /// - Returns: the leaves.
  public static func leaves(_ count: Int, except others: Range<Int>) -> [LeafItem] {
    (0..<count).map { LeafItem(id: $0, isCircle: !others.contains($0)) }
  }
}
