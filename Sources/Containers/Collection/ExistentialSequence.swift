/// A sequence erased by the language: an existential inside, and one inside its iterator.
@frozen
public struct ExistentialSequence<Element>: Sequence {
  /// An iterator that holds an existential.
  @frozen
  public struct Iterator: IteratorProtocol {
    @usableFromInline var base: any IteratorProtocol<Element>
    /// Calls the method of whatever iterator is inside.
    @inlinable
    public mutating func next() -> Element? { base.next() }
    @inlinable
    init(_ base: any IteratorProtocol<Element>) { self.base = base }
  }

  @usableFromInline let base: any Sequence<Element>

  /// Erases a sequence.
  @inlinable
  public init<Base: Sequence<Element>>(_ base: Base) { self.base = base }

  /// Asks whatever sequence is inside for an iterator.
  ///
  /// - Complexity: One allocation if the iterator is larger than 24 bytes.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(base.makeIterator()) }
}
