/// A value of one type made into a value of another, as `as` does where no cast is needed.
///
/// The requirements are static and the conforming types empty, so that a loop that is specialised
/// for one contains the conversion and nothing else.
public protocol Converting: SendableMetatype {
  /// What is converted.
  associatedtype Source
  /// What comes of it.
  associatedtype Target

  /// Makes something to convert that carries `word`.
  static func source(_ word: UInt64) -> Source

  /// Converts; what the conversion needs, it copies from `source`.
  static func convert(_ source: Source) -> Target

  /// Returns the word that the target carries.
  static func word(of target: Target) -> UInt64
}

/// A payload handed on under its own name: what there is to do where nothing is erased.
public enum KeepingConcrete<Content: Payload>: Converting {
  /// Makes the payload.
  @inlinable
  public static func source(_ word: UInt64) -> Content { Content(word: word) }

  /// Copies the payload.
  @inlinable
  public static func convert(_ source: Content) -> Content { source }

  /// The payload's word.
  @inlinable
  public static func word(of target: Content) -> UInt64 { target.word }
}

/// `any Payload` handed on as what it is: the copy without the conversion.
public enum KeepingErased<Content: Payload>: Converting {
  /// Makes the payload and erases it.
  @inlinable
  public static func source(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Copies the container.
  ///
  /// - Complexity: One retain if the payload is boxed, whatever it is made of.
  @inlinable
  public static func convert(_ source: any Payload) -> any Payload { source }

  /// Reads the word by a witness call.
  @inlinable
  public static func word(of target: any Payload) -> UInt64 { target.word }
}
