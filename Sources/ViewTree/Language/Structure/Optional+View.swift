extension Optional: View where Wrapped: View {
  /// The node of content that may be absent.
  public typealias RetainedNode = OptionalNode<Wrapped>
  /// Primitive.
  public typealias Body = Never
}
