/// Builds nodes in the style of AnyView: the type is erased at each step, which allocates each time.
@resultBuilder
public enum ErasingBuilder {
  /// A node, erased.
  @inlinable
  public static func buildExpression(_ node: some Node) -> AnyNode { AnyNode(node) }
  /// An erased node, as it is.
  @inlinable
  public static func buildExpression(_ node: AnyNode) -> AnyNode { node }
  /// The nodes of a block, erased again.
  @inlinable
  public static func buildBlock(_ nodes: AnyNode...) -> AnyNode { AnyNode(ErasedGroup(nodes)) }
  /// The branch that an `if` took, erased again.
  @inlinable
  public static func buildEither(first: AnyNode) -> AnyNode { AnyNode(first) }
  /// The branch that an `else` took, erased again.
  @inlinable
  public static func buildEither(second: AnyNode) -> AnyNode { AnyNode(second) }
  /// The nodes of an `if` without `else`, erased again.
  @inlinable
  public static func buildOptional(_ node: AnyNode?) -> AnyNode { AnyNode(ErasedGroup(node)) }
  /// The nodes of a loop, erased again.
  @inlinable
  public static func buildArray(_ nodes: [AnyNode]) -> AnyNode { AnyNode(ErasedGroup(nodes)) }
}

/// A block of its own inside another block.
@inlinable
public func erased(@ErasingBuilder _ content: () -> AnyNode) -> AnyNode { content() }

/// A node of a hidden type: a struct around an object of a class that erases it.
@frozen
public struct AnyNode: Node {
  @usableFromInline let storage: AnyNodeStorage

  /// Erases `node`; allocates one object, also where `node` is erased already.
  public init(_ node: some Node) { storage = AnyNodeObject(node) }

  /// Walks the node inside.
  public func walk(into word: UInt64) -> UInt64 { storage.walk(into: word) }
}

/// The erased side of an `AnyNode`.
@usableFromInline
class AnyNodeStorage {
  func walk(into word: UInt64) -> UInt64 { fatalError("\(Self.self) must override walk") }
}

/// The typed side of an `AnyNode`.
private final class AnyNodeObject<Content: Node>: AnyNodeStorage {
  let content: Content

  init(_ content: Content) { self.content = content }

  override func walk(into word: UInt64) -> UInt64 { content.walk(into: word) }
}

/// Some erased nodes in order.
public struct ErasedGroup: Node {
  let children: [AnyNode]

  /// Groups nodes.
  public init(_ children: [AnyNode]) { self.children = children }
  /// Groups the node, if there is one.
  public init(_ child: AnyNode?) { children = child.map { [$0] } ?? [] }

  /// Walks the nodes in order, by index.
  public func walk(into word: UInt64) -> UInt64 {
    var word = word
    for index in children.indices { word = children[index].walk(into: word) }
    return word
  }
}
