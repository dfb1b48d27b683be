/// A protocol that the payloads of this room do not conform to, and others do: a cast to it misses.
public protocol SpecialPayload: Payload {}

extension Bytes16: SpecialPayload {}
extension Bytes48: SpecialPayload {}

/// An object that is a payload, of a class that has no subclass.
public final class ObjectPayload: Payload, PayloadObject {
  /// The word.
  public let word: UInt64
  /// Makes an object of its own.
  public init(word: UInt64) { self.word = word }
}

/// A class-bound protocol that ``DerivedObject`` and ``ObjectPayload`` do not conform to.
public protocol SpecialObject: AnyObject {
  /// The object's word.
  var word: UInt64 { get }
}

/// A final class that the subjects of this room are not of.
public final class OtherObject: SpecialObject {
  /// The word.
  public let word: UInt64
  /// Makes an object of its own.
  public init(word: UInt64) { self.word = word }
}

/// A second conformer, so that no cast to the protocol can be taken for a cast to a class.
public final class OneMoreObject: SpecialObject {
  /// The word.
  public let word: UInt64
  /// Makes an object of its own.
  public init(word: UInt64) { self.word = ~word }
}

/// A class with subclasses that no subject of this room derives from.
open class UnrelatedObject {
  /// The word.
  public final let word: UInt64
  /// Makes an object of its own.
  public init(word: UInt64) { self.word = word }
}

/// A class below it, so that a cast to it is a walk up the hierarchy.
public final class MoreUnrelatedObject: UnrelatedObject {}

/// What a question answers whose cast misses, or that does not read what it finds.
@inlinable var found: UInt64 { 1 }
