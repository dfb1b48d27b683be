/// An object with a payload inside: what a class-bound existential refers to.
public protocol PayloadObject: AnyObject {
  /// The payload's word.
  var word: UInt64 { get }
}

/// An object that holds one payload.
public final class PayloadBox<Content: Payload>: PayloadObject {
  /// The payload; unchecked for exclusive access, which is a cost of its own.
  @exclusivity(unchecked)
  @usableFromInline
  var content: Content

  /// Moves `content` to the heap.
  public init(_ content: Content) { unsafe self.content = content }

  /// The payload's word.
  @inlinable
  public var word: UInt64 { unsafe content.word }
}

/// The payload in an object behind `any PayloadObject`: one reference and a witness table.
public enum ClassBoundHolding<Content: Payload>: Holding {
  /// Moves the payload into an object and erases that.
  ///
  /// - Complexity: One allocation, whatever the size.
  @inlinable
  public static func hold(_ content: Content) -> any PayloadObject { PayloadBox(content) }

  /// Reads the word by a witness call.
  @inlinable
  public static func word(of held: any PayloadObject) -> UInt64 { held.word }

  /// Reads the word of an element.
  @inlinable
  public static func word(at index: Int, of array: [any PayloadObject]) -> UInt64 {
    array[index].word
  }
}
