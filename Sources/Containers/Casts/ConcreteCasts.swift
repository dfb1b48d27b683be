// Casts of a value to its own type, and what can be done instead.

/// `any Payload as? Content`.
public enum AsConcrete<Content: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// The payload's word.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    (subject as? Content)?.word ?? found
  }
}

/// `any Payload as! Content`.
public enum ForcedConcrete<Content: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// The payload's word; ends the program for any other type.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    // swift-format-ignore: NeverForceUnwrap
    (subject as! Content).word
  }
}

/// `Any as? Content`.
public enum UntypedAsConcrete<Content: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> Any { Content(word: word) }

  /// The payload's word.
  @inlinable
  public static func answer(_ subject: Any) -> UInt64 { (subject as? Content)?.word ?? found }
}

/// `type(of:) == Content.self`, and the payload read where it lies.
public enum MatchedConcrete<Content: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// The payload's word.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    guard type(of: subject) == Content.self else { return found }
    return read(subject)
  }

  /// Opens the existential and reads what is inside as a `Content`, which the caller has checked.
  @inlinable
  static func read<Source: Payload>(_ source: Source) -> UInt64 {
    unsafe withUnsafePointer(to: source) { pointer in
      unsafe UnsafeRawPointer(pointer).load(as: Content.self).word
    }
  }
}

/// `any Payload is Content`.
public enum IsConcrete<Content: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Returns 1 if the payload is a `Content`.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 { subject is Content ? found : 0 }
}

/// `type(of:) == Content.self`.
public enum HasType<Content: Payload>: Asking {
  /// Makes the payload and erases it.
  @inlinable
  public static func subject(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Returns 1 if the payload is a `Content`.
  @inlinable
  public static func answer(_ subject: any Payload) -> UInt64 {
    type(of: subject) == Content.self ? found : 0
  }
}
