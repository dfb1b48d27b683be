// Casts that end the program where they miss. Nothing is made to hold the answer "no".

/// `any Payload as! any RefinedPayload`.
public enum ForcedProtocol<Content: RefinedPayload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Reads the word by a witness call.
  ///
  /// - Complexity: One allocation and one copy of the payload if that is boxed.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    // swift-format-ignore: NeverForceUnwrap
    (subject as! any RefinedPayload).word
  }
}

/// `any Payload as! any UnitPayload<UInt64>`: the associated type is compared too.
public enum ForcedConstrained<Content: UnitPayload<UInt64>>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Reads the word by a witness call.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    // swift-format-ignore: NeverForceUnwrap
    (subject as! any UnitPayload<UInt64>).word
  }
}

/// `AnyObject as! DerivedObject`, a final class.
public enum ForcedFinal: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// The object's word.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    // swift-format-ignore: NeverForceUnwrap
    (subject as! DerivedObject).word
  }
}

/// `AnyObject as! ConvertibleObject`, a class that the object's class derives from.
public enum ForcedClass: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// The object's word.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    // swift-format-ignore: NeverForceUnwrap
    (subject as! ConvertibleObject).word
  }
}

/// `AnyObject as! any PayloadObject`, a class-bound protocol.
public enum ForcedClassBound: Asking {
  /// Makes the object and erases its class.
  public static func subject(_ word: UInt64) -> AnyObject { DerivedObject(word: word) }

  /// Reads the word by a witness call.
  @inlinable
  public static func answer(_ subject: AnyObject) -> UInt64 {
    // swift-format-ignore: NeverForceUnwrap
    (subject as! any PayloadObject).word
  }
}
