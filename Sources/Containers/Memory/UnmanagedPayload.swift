/// One reference that counts nothing: 8 bytes, inline; whoever refers must know that the object
/// lives.
@safe
@frozen
public struct UnmanagedPayload: Payload {
  @usableFromInline unowned(unsafe) let cell: Cell

  /// Refers to a kept object.
  public init(word: UInt64) { unsafe cell = Cell.kept(word) }

  /// The object's word.
  @inlinable
  public var word: UInt64 { unsafe cell.word }
}
