/// Two neighbours; longer lists of views are pairs whose second half is a pair again.
///
/// Swift 6.3 does not specialise functions over parameter packs, so a pack is walked through
/// witness tables even where every type is known. Pairs are ordinary generics and become direct
/// code, whatever the number of neighbours.
@frozen public struct PairView<First: View, Second: View>: View {
  /// The node that keeps both nodes side by side.
  public typealias RetainedNode = PairNode<First, Second>
  /// Primitive.
  public typealias Body = Never

  @usableFromInline let first: First
  @usableFromInline let second: Second

  /// Puts one view before another.
  ///
  /// - Parameters:
  ///   - first: the view that comes first.
  ///   - second: the view, or pair of views, that follows.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
