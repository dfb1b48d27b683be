/// A sequence erased by a class hierarchy, as those of the standard library are.
@frozen
public struct ObjectSequence<Element>: Sequence {
  /// An iterator in an object.
  @frozen
  public struct Iterator: IteratorProtocol {
    @usableFromInline let box: IteratorBox<Element>
    /// Calls the method of the object.
    @inlinable
    public mutating func next() -> Element? { box.next() }
    @inlinable
    init(_ box: IteratorBox<Element>) { self.box = box }
  }

  @usableFromInline let box: SequenceBox<Element>

  /// Erases a sequence.
  ///
  /// - Complexity: One allocation.
  @inlinable
  public init<Base: Sequence<Element>>(_ base: Base) { box = SequenceOf(base) }

  /// Asks the object for an iterator.
  ///
  /// - Complexity: One allocation.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(box.makeIterator()) }
}

/// What an erased iterator can do; the root of the hierarchy yields nothing.
@usableFromInline
class IteratorBox<Element> {
  @usableFromInline init() {}
  @usableFromInline func next() -> Element? { nil }
}

/// An iterator of a known type.
@usableFromInline
final class IteratorOf<Base: IteratorProtocol>: IteratorBox<Base.Element> {
  @exclusivity(unchecked)
  @usableFromInline
  var base: Base
  @usableFromInline
  init(_ base: Base) { unsafe self.base = base }
  @usableFromInline
  override func next() -> Base.Element? { unsafe base.next() }
}

/// What an erased sequence can do; the root of the hierarchy is empty.
@usableFromInline
class SequenceBox<Element> {
  @usableFromInline init() {}
  @usableFromInline func makeIterator() -> IteratorBox<Element> { IteratorBox() }
}

/// A sequence of a known type.
@usableFromInline
final class SequenceOf<Base: Sequence>: SequenceBox<Base.Element> {
  @usableFromInline let base: Base
  @usableFromInline
  init(_ base: Base) { self.base = base }
  @usableFromInline
  override func makeIterator() -> IteratorBox<Base.Element> { IteratorOf(base.makeIterator()) }
}
