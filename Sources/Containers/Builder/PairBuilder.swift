/// Builds nodes whose type spells out everything in them, each block as pairs in pairs.
///
/// Nothing is erased, and since every type has a fixed number of parameters, all of it is
/// specialised.
@resultBuilder
public enum PairBuilder {
  /// A node as it was written.
  @inlinable
  public static func buildExpression<Content: Node>(_ node: Content) -> Content { node }
  /// The first node of a block.
  @inlinable
  public static func buildPartialBlock<First: Node>(first: First) -> First { first }
  /// The nodes of a block so far, and one more.
  @inlinable
  public static func buildPartialBlock<Accumulated: Node, Next: Node>(
    accumulated: Accumulated,
    next: Next
  ) -> NodePair<Accumulated, Next> { NodePair(first: accumulated, second: next) }
  /// The branch that an `if` took.
  @inlinable
  public static func buildEither<First: Node, Second: Node>(
    first: First
  ) -> Conditional<First, Second> { .first(first) }
  /// The branch that an `else` took.
  @inlinable
  public static func buildEither<First: Node, Second: Node>(
    second: Second
  ) -> Conditional<First, Second> { .second(second) }
  /// The nodes of an `if` without `else`.
  @inlinable
  public static func buildOptional<Content: Node>(_ node: Content?) -> Content? { node }
  /// The nodes of a loop.
  @inlinable
  public static func buildArray<Content: Node>(_ nodes: [Content]) -> [Content] { nodes }
}

/// A block of its own inside another block.
@inlinable
public func paired<Content: Node>(@PairBuilder _ content: () -> Content) -> Content { content() }

/// Two nodes in order.
@frozen
public struct NodePair<First: Node, Second: Node>: Node {
  /// What comes first.
  public let first: First
  /// What comes second.
  public let second: Second
  /// Makes a pair.
  @inlinable
  public init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
  /// Walks both nodes in order.
  @inlinable
  public func walk(into word: UInt64) -> UInt64 { second.walk(into: first.walk(into: word)) }
}
