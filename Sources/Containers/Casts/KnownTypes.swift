// The references: nothing is erased, so there is nothing to ask.

/// A payload read under its own name.
public enum KnownPayload<Content: Payload>: Asking {
  /// Makes the payload.
  @inlinable
  public static func subject(_ word: UInt64) -> Content { Content(word: word) }

  /// The payload's word.
  @inlinable
  public static func answer(_ subject: Content) -> UInt64 { subject.word }
}

/// A payload whose type is known, so that the answer is.
public enum KnownAnswer<Content: Payload>: Asking {
  /// Makes the payload.
  @inlinable
  public static func subject(_ word: UInt64) -> Content { Content(word: word) }

  /// Always 1.
  @inlinable
  public static func answer(_ subject: Content) -> UInt64 { found }
}

/// An object read under the name of its class.
public enum KnownObject: Asking {
  /// Makes the object.
  public static func subject(_ word: UInt64) -> DerivedObject { DerivedObject(word: word) }

  /// The object's word.
  @inlinable
  public static func answer(_ subject: DerivedObject) -> UInt64 { subject.word }
}
