/// A visitor that reduces everything it is shown to one word.
public protocol WordVisitor: FieldVisiting {
  /// What a word is multiplied by.
  static var multiplier: UInt64 { get }
}

extension WordVisitor {
  @inlinable
  @inline(__always)
  mutating func see(_ bits: UInt64, _ number: Int) {
    word = (word ^ bits ^ UInt64(truncatingIfNeeded: number)) &* Self.multiplier
  }
  /// Sees a field.
  @inlinable
  public mutating func visit(int32: Int32, number: Int) {
    see(UInt64(truncatingIfNeeded: int32), number)
  }
  /// Sees a field.
  @inlinable
  public mutating func visit(int64: Int64, number: Int) { see(UInt64(bitPattern: int64), number) }
  /// Sees a field.
  @inlinable
  public mutating func visit(uint32: UInt32, number: Int) { see(UInt64(uint32), number) }
  /// Sees a field.
  @inlinable
  public mutating func visit(uint64: UInt64, number: Int) { see(uint64, number) }
  /// Sees a field.
  @inlinable
  public mutating func visit(sint32: Int32, number: Int) {
    see(UInt64(truncatingIfNeeded: sint32), number)
  }
  /// Sees a field.
  @inlinable
  public mutating func visit(fixed64: UInt64, number: Int) { see(fixed64, number) }
  /// Sees a field.
  @inlinable
  public mutating func visit(float: Float, number: Int) { see(UInt64(float.bitPattern), number) }
  /// Sees a field.
  @inlinable
  public mutating func visit(double: Double, number: Int) { see(double.bitPattern, number) }
  /// Sees a field.
  @inlinable
  public mutating func visit(bool: Bool, number: Int) { see(bool ? 1 : 0, number) }
  /// Sees a field.
  @inlinable
  public mutating func visit(enumeration: UInt8, number: Int) { see(UInt64(enumeration), number) }
}

/// A visitor.
@frozen
public struct HashVisitor: WordVisitor {
  /// What was seen so far.
  public var word: UInt64
  /// Starts from a word.
  @inlinable
  public init(word: UInt64) { self.word = word }
  /// What a word is multiplied by.
  @inlinable public static var multiplier: UInt64 { Scramble.one }
}

/// Another visitor.
@frozen
public struct DigestVisitor: WordVisitor {
  /// What was seen so far.
  public var word: UInt64
  /// Starts from a word.
  @inlinable
  public init(word: UInt64) { self.word = word }
  /// What a word is multiplied by.
  @inlinable public static var multiplier: UInt64 { Scramble.two }
}

/// Where visitors come from.
public enum VisitorSource {
  /// A visitor behind an existential, of a type that the caller does not learn.
  @_optimize(none)
  public static func erased(_ word: UInt64, digest: Bool = false) -> any FieldVisiting {
    digest ? DigestVisitor(word: word) : HashVisitor(word: word)
  }
}
