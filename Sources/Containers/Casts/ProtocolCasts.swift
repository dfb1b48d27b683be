// Casts to a protocol: the runtime looks for the conformance, in a cache once it was found.

/// `any Payload as? any RefinedPayload`.
public enum AsProtocol<Content: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Reads the word by a witness call.
  ///
  /// - Complexity: One allocation and one copy of the payload if that is boxed.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    (subject as? any RefinedPayload)?.word ?? found
  }
}

/// `Any as? any Payload`.
public enum UntypedAsProtocol<Content: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> Any { Content(word: word) }

  /// Reads the word by a witness call.
  @inlinable
  public static func answer(_ subject: Any) -> UInt64 { (subject as? any Payload)?.word ?? found }
}

/// `any Payload as? any UnitPayload<UInt64>`: the associated type is compared too.
public enum AsConstrained<Content: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Reads the word by a witness call.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    (subject as? any UnitPayload<UInt64>)?.word ?? found
  }
}

/// `any Payload is any RefinedPayload`.
public enum IsProtocol<Content: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Returns 1 if the payload conforms.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    subject is any RefinedPayload ? found : 0
  }
}

/// `any Payload is any UnitPayload<UInt64>`: the associated type is compared too.
public enum IsConstrained<Content: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Returns 1 if the payload conforms with this unit.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    subject is any UnitPayload<UInt64> ? found : 0
  }
}
