// Casts that miss. Each answers 1, as a hit would answer with the payload's word.

/// `any Payload as? Other`.
public enum AsOther<Content: Payload, Other: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Returns 1 for a payload of any other type.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    (subject as? Other)?.word ?? found
  }
}

/// `type(of:) == Other.self`.
public enum HasOtherType<Content: Payload, Other: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Returns 1 for a payload of any other type.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    type(of: subject) == Other.self ? 0 : found
  }
}

/// `any Payload as? any SpecialPayload`: that there is no conformance is cached as well.
public enum AsOtherProtocol<Content: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Returns 1 for a payload that does not conform.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    (subject as? any SpecialPayload)?.word ?? found
  }
}

/// `any Payload as? any UnitPayload<Double>`: the payload conforms, with another unit.
public enum AsOtherConstraint<Content: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Returns 1 for a payload of another unit.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    (subject as? any UnitPayload<Double>)?.word ?? found
  }
}
