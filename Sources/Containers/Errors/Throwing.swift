/// A function that fails, in every way in which it can say so.
///
/// The functions stand on each type, because a hidden body that is generic would be unspecialised;
/// the bodies are hidden, or the error would never be made.
public protocol Throwing: Failure {
  /// Throws what `throws` alone allows: `any Error`.
  static func throwUntyped(_ word: UInt64) throws
  /// Throws under its own type.
  static func throwTyped(_ word: UInt64) throws(Self)
  /// Returns the error as `Result<Void, any Error>`.
  static func resultUntyped(_ word: UInt64) -> Result<UInt64, any Error>
  /// Returns the error as `Result<Void, Self>`.
  static func resultTyped(_ word: UInt64) -> Result<UInt64, Self>
  /// Returns the error under its own type, or `nil`.
  static func returned(_ word: UInt64) -> Self?
}

extension EmptyFailure: Throwing {
  /// Throws `any Error`.
  @export(interface)
  public static func throwUntyped(_ word: UInt64) throws { throw Self(word: word) }
  /// Throws under its own type.
  @export(interface)
  public static func throwTyped(_ word: UInt64) throws(Self) { throw Self(word: word) }
  /// Returns the error behind `any Error`.
  @export(interface)
  public static func resultUntyped(_ word: UInt64) -> Result<UInt64, any Error> {
    .failure(Self(word: word))
  }
  /// Returns the error.
  @export(interface)
  public static func resultTyped(_ word: UInt64) -> Result<UInt64, Self> {
    .failure(Self(word: word))
  }
  /// Returns the error.
  @export(interface)
  public static func returned(_ word: UInt64) -> Self? { Self(word: word) }
}

extension PlainFailure: Throwing {
  /// Throws `any Error`.
  @export(interface)
  public static func throwUntyped(_ word: UInt64) throws { throw Self(word: word) }
  /// Throws under its own type.
  @export(interface)
  public static func throwTyped(_ word: UInt64) throws(Self) { throw Self(word: word) }
  /// Returns the error behind `any Error`.
  @export(interface)
  public static func resultUntyped(_ word: UInt64) -> Result<UInt64, any Error> {
    .failure(Self(word: word))
  }
  /// Returns the error.
  @export(interface)
  public static func resultTyped(_ word: UInt64) -> Result<UInt64, Self> {
    .failure(Self(word: word))
  }
  /// Returns the error.
  @export(interface)
  public static func returned(_ word: UInt64) -> Self? { Self(word: word) }
}

extension LargeFailure: Throwing {
  /// Throws `any Error`.
  @export(interface)
  public static func throwUntyped(_ word: UInt64) throws { throw Self(word: word) }
  /// Throws under its own type.
  @export(interface)
  public static func throwTyped(_ word: UInt64) throws(Self) { throw Self(word: word) }
  /// Returns the error behind `any Error`.
  @export(interface)
  public static func resultUntyped(_ word: UInt64) -> Result<UInt64, any Error> {
    .failure(Self(word: word))
  }
  /// Returns the error.
  @export(interface)
  public static func resultTyped(_ word: UInt64) -> Result<UInt64, Self> {
    .failure(Self(word: word))
  }
  /// Returns the error.
  @export(interface)
  public static func returned(_ word: UInt64) -> Self? { Self(word: word) }
}

extension ObjectFailure: Throwing {
  /// Throws `any Error`.
  @export(interface)
  public static func throwUntyped(_ word: UInt64) throws { throw ObjectFailure(word: word) }
  /// Throws under its own type.
  @export(interface)
  public static func throwTyped(_ word: UInt64) throws(ObjectFailure) {
    throw ObjectFailure(word: word)
  }
  /// Returns the error behind `any Error`.
  @export(interface)
  public static func resultUntyped(_ word: UInt64) -> Result<UInt64, any Error> {
    .failure(ObjectFailure(word: word))
  }
  /// Returns the error.
  @export(interface)
  public static func resultTyped(_ word: UInt64) -> Result<UInt64, ObjectFailure> {
    .failure(ObjectFailure(word: word))
  }
  /// Returns the error.
  @export(interface)
  public static func returned(_ word: UInt64) -> ObjectFailure? { ObjectFailure(word: word) }
}
