/// Builds an array of existentials: each node is erased once, where it was written.
@resultBuilder
public enum CollectingBuilder {
  /// A node, erased.
  @inlinable
  public static func buildExpression(_ node: any Node) -> [any Node] { [node] }
  /// The nodes of a block, in order.
  @inlinable
  public static func buildBlock(_ nodes: [any Node]...) -> [any Node] { nodes.flatMap { $0 } }
  /// The branch that an `if` took.
  @inlinable
  public static func buildEither(first: [any Node]) -> [any Node] { first }
  /// The branch that an `else` took.
  @inlinable
  public static func buildEither(second: [any Node]) -> [any Node] { second }
  /// The nodes of an `if` without `else`.
  @inlinable
  public static func buildOptional(_ nodes: [any Node]?) -> [any Node] { nodes ?? [] }
  /// The nodes of a loop.
  @inlinable
  public static func buildArray(_ nodes: [[any Node]]) -> [any Node] { nodes.flatMap { $0 } }
}

/// Some nodes in order, each behind an existential of its own.
@frozen
public struct NodeList: Node {
  /// The nodes.
  public let children: [any Node]

  /// Makes a node of what a builder collected.
  @inlinable
  public init(@CollectingBuilder _ children: () -> [any Node]) { self.children = children() }

  /// Walks the nodes in order, by index.
  public func walk(into word: UInt64) -> UInt64 {
    var word = word
    for index in children.indices { word = children[index].walk(into: word) }
    return word
  }
}
