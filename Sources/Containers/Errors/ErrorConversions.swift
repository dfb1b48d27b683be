/// An error handed to whoever asks for `any Error`, though nothing is wrong: a reason to close.
public enum Reasons {
  /// The reason behind `any Error`, made once.
  public static let preboxed: any Error = PlainFailure.even

  /// Takes a reason under its own type and does not look at it.
  @export(interface)
  public static func close(_ word: UInt64, _ reason: PlainFailure) -> UInt64 {
    mixed(word, with: 1)
  }

  /// Takes any reason and does not look at it.
  @export(interface)
  public static func closeErased(_ word: UInt64, _ reason: any Error) -> UInt64 {
    mixed(word, with: 1)
  }
}

/// A payload to `any Error`: a box, whatever its size.
public enum ToError<Content: Payload & Error>: Converting {
  /// Makes the payload.
  @inlinable
  public static func source(_ word: UInt64) -> Content { Content(word: word) }

  /// Boxes the payload.
  @inlinable
  public static func convert(_ source: Content) -> any Error { source }

  /// Casts back, and returns 0 for any other type.
  @inlinable
  public static func word(of target: any Error) -> UInt64 { (target as? Content)?.word ?? 0 }
}

/// A payload to `any Error & Payload`: an ordinary container of three words.
public enum ToErrorComposition<Content: Payload & Error>: Converting {
  /// Makes the payload.
  @inlinable
  public static func source(_ word: UInt64) -> Content { Content(word: word) }

  /// Erases the payload.
  @inlinable
  public static func convert(_ source: Content) -> any Error & Payload { source }

  /// Reads the word by a witness call.
  @inlinable
  public static func word(of target: any Error & Payload) -> UInt64 { target.word }
}

/// `any Error` to `Any`: the payload is copied out of the box of the error.
public enum ErrorToUntyped<Content: Payload & Error>: Converting {
  /// Makes the payload and boxes it.
  public static func source(_ word: UInt64) -> any Error { Content(word: word) }

  /// Converts.
  @inlinable
  public static func convert(_ source: any Error) -> Any { source }

  /// Casts back, and returns 0 for any other type.
  @inlinable
  public static func word(of target: Any) -> UInt64 { (target as? Content)?.word ?? 0 }
}
