/// Builds nodes whose type spells out everything in them, each block as one parameter pack.
///
/// Nothing is erased. The compiler (6.3) specialises a function for a pack, but still goes through
/// the pack in a loop over metadata and witness tables, so that a call on an element is indirect.
@resultBuilder
public enum PackBuilder {
  /// A node as it was written.
  @inlinable
  public static func buildExpression<Content: Node>(_ node: Content) -> Content { node }
  /// The nodes of a block, in one group.
  @inlinable
  public static func buildBlock<each Child: Node>(_ child: repeat each Child) -> Group<
    repeat each Child
  > {
    Group(repeat each child)
  }
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
public func packed<Content: Node>(@PackBuilder _ content: () -> Content) -> Content { content() }

/// Some nodes in order, each with its own type.
@frozen
public struct Group<each Child: Node>: Node {
  /// The nodes.
  public let children: (repeat each Child)
  /// Makes a group of the nodes.
  @inlinable
  public init(_ child: repeat each Child) { children = (repeat each child) }
  /// Walks the nodes in order.
  @inlinable
  public func walk(into word: UInt64) -> UInt64 {
    var word = word
    for child in repeat each children { word = child.walk(into: word) }
    return word
  }
}
