// Conversions of references. The payload is the object's business: a container of any shape holds
// the reference itself, so no conversion can need a box.

/// A class that others derive from and that two protocols describe.
open class ConvertibleObject: PayloadObject, Labelled {
  /// The word.
  public final let word: UInt64
  /// Tells the types apart.
  public class var label: UInt8 { 1 }
  /// Makes an object of its own.
  public init(word: UInt64) { self.word = word }
}

/// A class derived from it.
public final class DerivedObject: ConvertibleObject {
  /// Tells the types apart.
  public override class var label: UInt8 { 2 }
}

/// A final class reference handed on: what there is to do where nothing is erased.
public enum KeepingObject: Converting {
  /// Makes the object.
  public static func source(_ word: UInt64) -> DerivedObject { DerivedObject(word: word) }

  /// Copies the reference.
  @inlinable
  public static func convert(_ source: DerivedObject) -> DerivedObject { source }

  /// The object's word.
  @inlinable
  public static func word(of target: DerivedObject) -> UInt64 { target.word }
}

/// `any PayloadObject` to `AnyObject`: the witness table is dropped and the reference stays.
public enum ClassBoundToObject: Converting {
  /// Makes the object and erases its class.
  public static func source(_ word: UInt64) -> any PayloadObject { DerivedObject(word: word) }

  /// Copies the reference.
  @inlinable
  public static func convert(_ source: any PayloadObject) -> AnyObject { source }

  /// Casts back, and returns 0 for any other class.
  @inlinable
  public static func word(of target: AnyObject) -> UInt64 { (target as? DerivedObject)?.word ?? 0 }
}

/// `any PayloadObject` to `Any`: the reference moves into a buffer of three words.
public enum ClassBoundToUntyped: Converting {
  /// Makes the object and erases its class.
  public static func source(_ word: UInt64) -> any PayloadObject { DerivedObject(word: word) }

  /// Copies the reference and asks the object for its class.
  @inlinable
  public static func convert(_ source: any PayloadObject) -> Any { source }

  /// Casts back, and returns 0 for any other class.
  @inlinable
  public static func word(of target: Any) -> UInt64 { (target as? DerivedObject)?.word ?? 0 }
}

/// `any PayloadObject & Labelled` to `any PayloadObject`.
public enum ClassCompositionToClassBound: Converting {
  /// Makes the object and erases its class.
  public static func source(_ word: UInt64) -> any PayloadObject & Labelled {
    DerivedObject(word: word)
  }

  /// Copies the reference and one of the two witness tables.
  @inlinable
  public static func convert(_ source: any PayloadObject & Labelled) -> any PayloadObject { source }

  /// Reads the word by a witness call.
  @inlinable
  public static func word(of target: any PayloadObject) -> UInt64 { target.word }
}
