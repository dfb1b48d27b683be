/// An object with a payload inside that can be copied and changed through its protocol.
///
/// A class-bound existential refers to what others may refer to as well: whoever wants the
/// semantics of a value has to ask for them, and for that the protocol has to offer a copy.
public protocol ChangeablePayloadObject: AnyObject {
  /// The payload's word.
  var word: UInt64 { get }

  /// Changes the payload for everyone who refers to the object.
  func mix(_ word: UInt64)

  /// Returns an object of its own with the same payload.
  ///
  /// - Complexity: One allocation.
  func copied() -> any ChangeablePayloadObject
}

/// An object that holds one payload and can be copied.
public final class ChangeablePayloadBox<Content: Payload>: ChangeablePayloadObject {
  /// The payload; unchecked for exclusive access, which is a cost of its own.
  @exclusivity(unchecked)
  @usableFromInline
  var content: Content

  /// Moves `content` to the heap.
  public init(_ content: Content) { unsafe self.content = content }

  /// The payload's word.
  @inlinable
  public var word: UInt64 { unsafe content.word }

  /// Changes the payload in the object.
  @inlinable
  public func mix(_ word: UInt64) { unsafe content.mix(word) }

  /// Copies the payload into another object.
  @inlinable
  public func copied() -> any ChangeablePayloadObject { unsafe ChangeablePayloadBox(content) }
}

/// The payload in an object behind `any ChangeablePayloadObject`, copied when it is changed while
/// shared: what a `ClassBox` does, without knowing the class.
public enum ChangeableClassBoundHolding<Content: Payload>: MutableHolding {
  /// Moves the payload into an object and erases that.
  ///
  /// - Complexity: One allocation, whatever the size.
  @inlinable
  public static func hold(_ content: Content) -> any ChangeablePayloadObject {
    ChangeablePayloadBox(content)
  }

  /// Reads the word by a witness call.
  @inlinable
  public static func word(of held: any ChangeablePayloadObject) -> UInt64 { held.word }

  /// Reads the word of an element.
  @inlinable
  public static func word(at index: Int, of array: [any ChangeablePayloadObject]) -> UInt64 {
    array[index].word
  }

  /// Mixes in the object, or in a copy of it if it is shared.
  @inlinable
  public static func mix(_ word: UInt64, into held: inout any ChangeablePayloadObject) {
    if !isKnownUniquelyReferenced(&held) { held = held.copied() }
    held.mix(word)
  }
}
