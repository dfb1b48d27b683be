/// A sequence erased by closures: one makes an iterator, which is another.
@frozen
public struct ClosureSequence<Element>: Sequence {
  /// An iterator that is a closure.
  @frozen
  public struct Iterator: IteratorProtocol {
    @usableFromInline let body: () -> Element?
    /// Calls the closure.
    @inlinable
    public mutating func next() -> Element? { body() }
    @inlinable
    init(_ body: @escaping () -> Element?) { self.body = body }
  }

  @usableFromInline let make: () -> Iterator

  /// Erases a sequence.
  @inlinable
  public init<Base: Sequence<Element>>(_ base: Base) {
    make = {
      var iterator = base.makeIterator()
      return Iterator { iterator.next() }
    }
  }

  /// Calls the closure that makes an iterator.
  ///
  /// - Complexity: One allocation for the iterator and one for the closure around it.
  @inlinable
  public func makeIterator() -> Iterator { make() }
}
