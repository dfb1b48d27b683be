// Questions about references: each is answered with 1 where the cast would hit, and with 0 where
// it would not.

/// `AnyObject is DerivedObject`, a final class.
public enum IsFinal: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// Returns 1 if the object is of the class.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    subject is DerivedObject ? found : 0
  }
}

/// `AnyObject is ConvertibleObject`, a class that the object's class derives from.
public enum IsClass: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// Returns 1 if the object is of the class or of one below it.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    subject is ConvertibleObject ? found : 0
  }
}

/// `AnyObject is any PayloadObject`, a class-bound protocol.
public enum IsClassBound: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// Returns 1 if the object's class conforms.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    subject is any PayloadObject ? found : 0
  }
}

/// `type(of:) == DerivedObject.self`.
public enum HasClass: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// Returns 1 if the object is of this class and of no other.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    type(of: subject) == DerivedObject.self ? found : 0
  }
}
