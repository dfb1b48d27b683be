/// A closed choice of payloads: as large as the largest case, never on the heap.
///
/// The cases are of a size. One of 256 bytes makes the compiler treat every case as it treats that
/// one: copied through memory, by a jump table and the C library, at ten times the instructions.
@frozen
public enum PayloadCase {
  /// Eight bytes of payload.
  case bytes8(Bytes8)
  /// Twenty-four bytes of payload.
  case bytes24(Bytes24)
  /// Thirty-two bytes of payload.
  case bytes32(Bytes32)

  /// The payload's word.
  @inlinable
  public var word: UInt64 {
    switch self {
    case .bytes8(let content): content.word
    case .bytes24(let content): content.word
    case .bytes32(let content): content.word
    }
  }

  /// Takes the payload out, mixes it and puts it back.
  @inlinable
  public mutating func mix(_ word: UInt64) {
    switch self {
    case .bytes8(var content):
      content.mix(word)
      self = .bytes8(content)
    case .bytes24(var content):
      content.mix(word)
      self = .bytes24(content)
    case .bytes32(var content):
      content.mix(word)
      self = .bytes32(content)
    }
  }
}

/// A payload that is one of the cases of ``PayloadCase``.
public protocol CasePayload: Payload {
  /// The case that holds the payload.
  var asCase: PayloadCase { get }
}

extension Bytes8: CasePayload {
  /// The case of eight bytes.
  @inlinable
  public var asCase: PayloadCase { .bytes8(self) }
}

extension Bytes24: CasePayload {
  /// The case of twenty-four bytes.
  @inlinable
  public var asCase: PayloadCase { .bytes24(self) }
}

extension Bytes32: CasePayload {
  /// The case of thirty-two bytes.
  @inlinable
  public var asCase: PayloadCase { .bytes32(self) }
}

/// The payload as one case of a closed enum.
public enum EnumHolding<Content: CasePayload>: MutableHolding {
  /// Wraps the payload.
  ///
  /// - Complexity: No allocation.
  @inlinable
  public static func hold(_ content: Content) -> PayloadCase { content.asCase }

  /// Reads the word by a switch.
  @inlinable
  public static func word(of held: PayloadCase) -> UInt64 { held.word }

  /// Reads the word of an element.
  @inlinable
  public static func word(at index: Int, of array: [PayloadCase]) -> UInt64 { array[index].word }

  /// Mixes by a switch.
  @inlinable
  public static func mix(_ word: UInt64, into held: inout PayloadCase) { held.mix(word) }
}
