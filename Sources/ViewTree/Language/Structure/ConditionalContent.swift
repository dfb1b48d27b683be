// swift-format-ignore: NoLeadingUnderscores
/// One of two views: which branch holds is part of the identity of what is inside.
@frozen public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  /// The node that keeps the branch on screen.
  public typealias RetainedNode = ConditionalNode<TrueContent, FalseContent>
  /// Primitive.
  public typealias Body = Never

  @usableFromInline
  @frozen enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  @usableFromInline let storage: Storage

  @inlinable init(storage: Storage) {
    self.storage = storage
  }
}
