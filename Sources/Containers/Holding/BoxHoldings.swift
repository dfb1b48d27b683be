/// A payload in a final class, copied when it is changed while shared: what an existential does
/// for a large payload, written by hand and without erasure.
@frozen
public struct ClassBox<Content: Payload> {
  @usableFromInline var box: PayloadBox<Content>

  /// Moves `content` to the heap.
  @inlinable
  public init(_ content: Content) { box = PayloadBox(content) }

  /// The payload's word.
  @inlinable
  public var word: UInt64 { unsafe box.content.word }

  /// Changes the payload of this box alone.
  ///
  /// - Complexity: One allocation if the box is shared.
  @inlinable
  public mutating func mix(_ word: UInt64) {
    if !isKnownUniquelyReferenced(&box) { box = unsafe PayloadBox(box.content) }
    unsafe box.content.mix(word)
  }
}

/// The payload in a ``ClassBox``.
public enum ClassBoxHolding<Content: Payload>: MutableHolding {
  /// Boxes the payload.
  ///
  /// - Complexity: One allocation, whatever the size.
  @inlinable
  public static func hold(_ content: Content) -> ClassBox<Content> { ClassBox(content) }

  /// Reads the word from the box.
  @inlinable
  public static func word(of held: ClassBox<Content>) -> UInt64 { held.word }

  /// Reads the word of an element.
  @inlinable
  public static func word(at index: Int, of array: [ClassBox<Content>]) -> UInt64 {
    array[index].word
  }

  /// Mixes in the box, or in a copy of it if it is shared.
  @inlinable
  public static func mix(_ word: UInt64, into held: inout ClassBox<Content>) { held.mix(word) }
}

/// A closure in a struct: stored bare in generic code, a function value is wrapped in a second
/// closure that converts its calling convention, and that one is allocated too.
@frozen
public struct ClosureBox {
  @usableFromInline let body: () -> UInt64

  /// Captures `content`.
  @inlinable
  public init<Content: Payload>(_ content: Content) { body = { content.word } }

  /// What the closure returns.
  @inlinable
  public var word: UInt64 { body() }
}

/// The payload captured by a closure, which is all that is left to call.
public enum ClosureBoxHolding<Content: Payload>: Holding {
  /// Captures the payload.
  ///
  /// - Complexity: One allocation, for the context of the closure, whatever the size.
  @inlinable
  public static func hold(_ content: Content) -> ClosureBox { ClosureBox(content) }

  /// Calls the closure.
  @inlinable
  public static func word(of held: ClosureBox) -> UInt64 { held.word }

  /// Calls the closure of an element.
  @inlinable
  public static func word(at index: Int, of array: [ClosureBox]) -> UInt64 { array[index].word }
}
