/// A string too long for the small form: 16 bytes, inline, its text on the heap.
@frozen
public struct StringPayload: Payload {
  @usableFromInline let text: String

  /// Writes out the two low bits of `word` behind a prefix.
  public init(word: UInt64) { text = "a string of more than fifteen bytes: \(word & 3)" }

  /// The value of the last digit.
  public var word: UInt64 { UInt64(text.utf8.last ?? 48) - 48 }
}

/// An array of four words: 8 bytes, inline, its elements on the heap.
@frozen
public struct ArrayPayload: Payload {
  @usableFromInline let words: [UInt64]

  /// Repeats `word`.
  public init(word: UInt64) { words = Array(repeating: word, count: 4) }

  /// The first element.
  @inlinable
  public var word: UInt64 { words[0] }
}

/// Two lanes of `Double`: 16 bytes, boxed for the alignment of 16.
@frozen
public struct VectorPayload: Payload {
  @usableFromInline let lanes: SIMD2<Double>

  /// Puts the low 32 bits of `word`, which a `Double` holds exactly, into both lanes.
  @inlinable
  public init(word: UInt64) { lanes = SIMD2(repeating: Double(UInt32(truncatingIfNeeded: word))) }

  /// The first lane.
  @inlinable
  public var word: UInt64 { UInt64(lanes.x) }
}

/// A 128-bit integer: 16 bytes, boxed for the alignment of 16.
@frozen
public struct WidePayload: Payload {
  @usableFromInline let value: UInt128

  /// Widens `word`.
  @inlinable
  public init(word: UInt64) { value = UInt128(word) }

  /// The low half.
  @inlinable
  public var word: UInt64 { UInt64(truncatingIfNeeded: value) }
}

/// Three words or nothing: 25 bytes, boxed for the byte that tells the cases apart.
@frozen
public enum TaggedPayload: Payload {
  /// Three words.
  case words(UInt64, UInt64, UInt64)
  /// Nothing.
  case nothing

  /// Makes the case of three words.
  @inlinable
  public init(word: UInt64) { self = .words(word, word, word) }

  /// The first word, or 0.
  @inlinable
  public var word: UInt64 {
    switch self {
    case .words(let first, _, _): first
    case .nothing: 0
    }
  }
}
