// Questions that are answered with no. Each returns 1 then, as a hit would where it is yes.

/// `any Payload is Other`.
public enum IsNotOther<Content: Payload, Other: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Returns 1 for a payload of any other type.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 { subject is Other ? 0 : found }
}

/// `any Payload is any SpecialPayload`: that there is no conformance is cached as well.
public enum IsNotOtherProtocol<Content: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Returns 1 for a payload that does not conform.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    subject is any SpecialPayload ? 0 : found
  }
}

/// `any Payload is any UnitPayload<Double>`: the payload conforms, with another unit.
public enum IsNotOtherConstraint<Content: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Returns 1 for a payload of another unit.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    subject is any UnitPayload<Double> ? 0 : found
  }
}

/// `AnyObject is OtherObject`, a final class that it is not.
public enum IsNotOtherFinal: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// Returns 1 for an object of any other class.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 { subject is OtherObject ? 0 : found }
}

/// `AnyObject is UnrelatedObject`, a class with subclasses that it does not derive from.
public enum IsNotOtherClass: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// Returns 1 for an object of a class that is not below it.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    subject is UnrelatedObject ? 0 : found
  }
}

/// `AnyObject is any SpecialObject`, a class-bound protocol that its class does not conform to.
public enum IsNotOtherClassBound: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// Returns 1 for an object whose class does not conform.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    subject is any SpecialObject ? 0 : found
  }
}

/// `type(of:) == OtherObject.self`.
public enum HasOtherClass: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// Returns 1 for an object of any other class.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    type(of: subject) == OtherObject.self ? 0 : found
  }
}
