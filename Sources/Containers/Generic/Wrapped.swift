/// A wrapper that is only sometimes something to pass a word through: its witness table is made at
/// run time for each content, and leads to the table of the content.
@frozen
public struct Wrapped<Content> {
  @usableFromInline let content: Content
  /// Wraps anything.
  @inlinable
  public init(_ content: Content) { self.content = content }
}

extension Wrapped: Passing where Content: Passing {
  /// Passes a word through the content and inverts it.
  @inlinable
  public func pass(_ word: UInt64) -> UInt64 { ~content.pass(word) }
}

/// Where wrapped gates come from.
public enum WrappedSource {
  /// A gate in three wrappers, behind an existential.
  @_optimize(none)
  public static func erased(_ key: UInt64) -> any Passing {
    Wrapped(Wrapped(Wrapped(Gate(key: key))))
  }
}
