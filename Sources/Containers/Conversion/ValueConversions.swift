// Conversions between existentials of values. Each builds a new container of another shape, so a
// boxed payload is copied into a box of its own: containers of different types share no box.

/// `any Payload` to `Any`: the witness table is dropped.
public enum ErasedToUntyped<Content: Payload>: Converting {
  /// Makes the payload and erases it.
  @inlinable
  public static func source(_ word: UInt64) -> any Payload { Content(word: word) }

  /// Converts.
  ///
  /// - Complexity: One allocation and one copy of the payload if that is boxed.
  @inlinable
  public static func convert(_ source: any Payload) -> Any { source }

  /// Casts back, and returns 0 for any other type.
  @inlinable
  public static func word(of target: Any) -> UInt64 { (target as? Content)?.word ?? 0 }
}

/// `any Payload & Labelled` to `any Payload`: one of two witness tables is dropped.
public enum CompositionToErased<Content: Payload & Labelled>: Converting {
  /// Makes the payload and erases it.
  @inlinable
  public static func source(_ word: UInt64) -> any Payload & Labelled { Content(word: word) }

  /// Converts.
  ///
  /// - Complexity: One allocation and one copy of the payload if that is boxed.
  @inlinable
  public static func convert(_ source: any Payload & Labelled) -> any Payload { source }

  /// Reads the word by a witness call.
  @inlinable
  public static func word(of target: any Payload) -> UInt64 { target.word }
}

/// `any RefinedPayload` to `any Payload`: the inherited witness table takes the place of the other.
public enum RefinedToErased<Content: RefinedPayload>: Converting {
  /// Makes the payload and erases it.
  @inlinable
  public static func source(_ word: UInt64) -> any RefinedPayload { Content(word: word) }

  /// Converts.
  ///
  /// - Complexity: One allocation and one copy of the payload if that is boxed.
  @inlinable
  public static func convert(_ source: any RefinedPayload) -> any Payload { source }

  /// Reads the word by a witness call.
  @inlinable
  public static func word(of target: any Payload) -> UInt64 { target.word }
}

/// `any Payload & Sendable` to `any Payload`: nothing is dropped, as a marker has no witness table.
public enum SendableToErased<Content: Payload & Sendable>: Converting {
  /// Makes the payload and erases it.
  @inlinable
  public static func source(_ word: UInt64) -> any Payload & Sendable { Content(word: word) }

  /// Converts.
  ///
  /// - Complexity: One allocation and one copy of the payload if that is boxed, though the two
  ///   containers have one layout.
  @inlinable
  public static func convert(_ source: any Payload & Sendable) -> any Payload { source }

  /// Reads the word by a witness call.
  @inlinable
  public static func word(of target: any Payload) -> UInt64 { target.word }
}

/// `any UnitPayload<UInt64>` to `any Payload`: the constraint is dropped with the witness table.
public enum ConstrainedToErased<Content: UnitPayload<UInt64>>: Converting {
  /// Makes the payload and erases it.
  @inlinable
  public static func source(_ word: UInt64) -> any UnitPayload<UInt64> { Content(word: word) }

  /// Converts.
  ///
  /// - Complexity: One allocation and one copy of the payload if that is boxed.
  @inlinable
  public static func convert(_ source: any UnitPayload<UInt64>) -> any Payload { source }

  /// Reads the word by a witness call.
  @inlinable
  public static func word(of target: any Payload) -> UInt64 { target.word }
}
