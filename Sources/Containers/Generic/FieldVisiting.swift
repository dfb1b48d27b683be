/// Someone who is shown the ten fields of a message, after the visitors of SwiftProtobuf.
public protocol FieldVisiting: SendableMetatype {
  /// What was seen so far.
  var word: UInt64 { get set }
  /// A field of this kind.
  mutating func visit(int32: Int32, number: Int)
  /// A field of this kind.
  mutating func visit(int64: Int64, number: Int)
  /// A field of this kind.
  mutating func visit(uint32: UInt32, number: Int)
  /// A field of this kind.
  mutating func visit(uint64: UInt64, number: Int)
  /// A field of this kind.
  mutating func visit(sint32: Int32, number: Int)
  /// A field of this kind.
  mutating func visit(fixed64: UInt64, number: Int)
  /// A field of this kind.
  mutating func visit(float: Float, number: Int)
  /// A field of this kind.
  mutating func visit(double: Double, number: Int)
  /// A field of this kind.
  mutating func visit(bool: Bool, number: Int)
  /// A field of this kind.
  mutating func visit(enumeration: UInt8, number: Int)
}

/// A message of ten fields, one of each kind.
@frozen
public struct Message: Sendable {
  @usableFromInline let word: UInt64
  /// Makes a message whose fields are parts of a word.
  @inlinable
  public init(word: UInt64) { self.word = word }

  /// Shows all fields to a visitor.
  ///
  /// Written once and inlined into each of the functions below, so that they differ in nothing but
  /// what they know of the visitor.
  @inlinable
  @inline(__always)
  func show(_ visitor: inout some FieldVisiting) {
    visitor.visit(int32: Int32(truncatingIfNeeded: word), number: 1)
    visitor.visit(int64: Int64(bitPattern: word), number: 2)
    visitor.visit(uint32: UInt32(truncatingIfNeeded: word), number: 3)
    visitor.visit(uint64: word, number: 4)
    visitor.visit(sint32: Int32(truncatingIfNeeded: word >> 32), number: 5)
    visitor.visit(fixed64: ~word, number: 6)
    visitor.visit(float: Float(bitPattern: UInt32(truncatingIfNeeded: word)), number: 7)
    visitor.visit(double: Double(bitPattern: word), number: 8)
    visitor.visit(bool: word & 1 == 1, number: 9)
    visitor.visit(enumeration: UInt8(truncatingIfNeeded: word), number: 10)
  }

  /// Shows all fields to a visitor; body shown, so that the caller specialises it.
  @inlinable
  public func traverse<Visitor: FieldVisiting>(_ visitor: inout Visitor) { show(&visitor) }

  /// Shows all fields to a visitor; body hidden.
  @export(interface)
  public func traverseHidden<Visitor: FieldVisiting>(_ visitor: inout Visitor) { show(&visitor) }

  /// Shows all fields to an erased visitor; body hidden.
  @export(interface)
  public func traverseErased(_ visitor: inout any FieldVisiting) {
    visitor.visit(int32: Int32(truncatingIfNeeded: word), number: 1)
    visitor.visit(int64: Int64(bitPattern: word), number: 2)
    visitor.visit(uint32: UInt32(truncatingIfNeeded: word), number: 3)
    visitor.visit(uint64: word, number: 4)
    visitor.visit(sint32: Int32(truncatingIfNeeded: word >> 32), number: 5)
    visitor.visit(fixed64: ~word, number: 6)
    visitor.visit(float: Float(bitPattern: UInt32(truncatingIfNeeded: word)), number: 7)
    visitor.visit(double: Double(bitPattern: word), number: 8)
    visitor.visit(bool: word & 1 == 1, number: 9)
    visitor.visit(enumeration: UInt8(truncatingIfNeeded: word), number: 10)
  }
}
