/// Turns a list of views, conditions included, into one view whose type spells the structure.
@resultBuilder
@MainActor @preconcurrency
public enum ViewBuilder {
  /// A view written down; passed on and not copied, as a tree of views may be large.
  @inlinable public static func buildExpression<Content: View>(
    _ content: consuming Content
  ) -> Content {
    content
  }

  /// Nothing.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view, as it is.
  @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// More than ten views, in order.
  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without `else`.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if`/`else` or one half of a `switch`.
  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch of an `if`/`else` or the other half of a `switch`.
  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A view that needs a newer system; erased, so that its type does not escape the check.
  @inlinable public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}
