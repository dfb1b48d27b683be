// The nodes that the builders share which keep types.

/// One of two nodes, whose types are both known.
@frozen
public enum Conditional<First: Node, Second: Node>: Node {
  /// The branch of the `if`.
  case first(First)
  /// The branch of the `else`.
  case second(Second)
  /// Walks the node that is there.
  @inlinable
  public func walk(into word: UInt64) -> UInt64 {
    switch self {
    case .first(let node): node.walk(into: word)
    case .second(let node): node.walk(into: word)
    }
  }
}

extension Optional: Node where Wrapped: Node {
  /// Walks the node if there is one.
  @inlinable
  public func walk(into word: UInt64) -> UInt64 { self?.walk(into: word) ?? word }
}

extension Array: Node where Element: Node {
  /// Walks the nodes in order, by index.
  @inlinable
  public func walk(into word: UInt64) -> UInt64 {
    var word = word
    for index in indices { word = self[index].walk(into: word) }
    return word
  }
}
