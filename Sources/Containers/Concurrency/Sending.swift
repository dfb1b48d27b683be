/// A payload that may cross from one task to another, and what it crosses as.
public protocol Sending: SendableMetatype {
  /// What crosses.
  associatedtype Sent: Sendable

  /// Makes the payload of a word and whatever it crosses in.
  static func send(_ word: UInt64) -> Sent

  /// The word of what has crossed.
  static func word(of sent: Sent) -> UInt64
}

/// The payload under its own name.
public enum SendingConcrete<Content: Payload & Sendable>: Sending {
  /// Makes the payload.
  @inlinable
  public static func send(_ word: UInt64) -> Content { Content(word: word) }

  /// The payload's word.
  @inlinable
  public static func word(of sent: Content) -> UInt64 { sent.word }
}

/// The payload behind `any Payload & Sendable`.
public enum SendingErased<Content: Payload & Sendable>: Sending {
  /// Makes the payload and erases it.
  ///
  /// - Complexity: One allocation if the payload is larger than 24 bytes.
  @inlinable
  public static func send(_ word: UInt64) -> any Payload & Sendable { Content(word: word) }

  /// Reads the word by a witness call.
  @inlinable
  public static func word(of sent: any Payload & Sendable) -> UInt64 { sent.word }
}

/// The payload behind `any Sendable`, which says nothing but that it may cross.
public enum SendingUntyped<Content: Payload & Sendable>: Sending {
  /// Makes the payload and erases it.
  ///
  /// - Complexity: One allocation if the payload is larger than 24 bytes.
  @inlinable
  public static func send(_ word: UInt64) -> any Sendable { Content(word: word) }

  /// Casts back, and returns 0 for any other type.
  @inlinable
  public static func word(of sent: any Sendable) -> UInt64 { (sent as? Content)?.word ?? 0 }
}
