// Casts of references.

/// `AnyObject as? DerivedObject`, a final class.
public enum ObjectAsFinal: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// The object's word.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    (subject as? DerivedObject)?.word ?? found
  }
}

/// `ConvertibleObject as? DerivedObject`, from a class to a final subclass.
public enum ClassAsFinal: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> ConvertibleObject { DerivedObject(word: word) }

  /// The object's word.
  @inlinable
  public static func answer(_ subject: ConvertibleObject) -> UInt64 {
    (subject as? DerivedObject)?.word ?? found
  }
}

/// `AnyObject as? ConvertibleObject`, a class that the object's class derives from.
public enum ObjectAsClass: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// The object's word.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    (subject as? ConvertibleObject)?.word ?? found
  }
}

/// `AnyObject as? any PayloadObject`, a class-bound protocol.
public enum ObjectAsClassBound: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// Reads the word by a witness call.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    (subject as? any PayloadObject)?.word ?? found
  }
}

/// `type(of:) == DerivedObject.self`, and the reference taken for one.
public enum ObjectMatched: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// The object's word.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    guard type(of: subject) == DerivedObject.self else { return found }
    return unsafe unsafeDowncast(subject, to: DerivedObject.self).word
  }
}

/// `AnyObject as? OtherObject`, a final class that it is not.
public enum ObjectAsOtherFinal: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// Returns 1 for an object of any other class.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    (subject as? OtherObject)?.word ?? found
  }
}

/// `AnyObject as? UnrelatedObject`, a class with subclasses that it does not derive from.
public enum ObjectAsOtherClass: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// Returns 1 for an object of a class that is not below it.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    (subject as? UnrelatedObject)?.word ?? found
  }
}

/// `AnyObject as? any SpecialObject`, a class-bound protocol that its class does not conform to.
public enum ObjectAsOtherClassBound: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// Returns 1 for an object that does not conform.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    (subject as? any SpecialObject)?.word ?? found
  }
}

/// `any Payload as? ObjectPayload`, from a container to a final class.
public enum ErasedAsFinal: Asking {
  /// Makes the object and erases it.
  public static func subject(_ word: UInt64) -> any Payload { ObjectPayload(word: word) }

  /// The object's word.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    (subject as? ObjectPayload)?.word ?? found
  }
}

/// `AnyObject as? ObjectPayload`, from a reference to a final class.
public enum ReferenceAsFinal: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { ObjectPayload(word: word) }

  /// The object's word.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    (subject as? ObjectPayload)?.word ?? found
  }
}
