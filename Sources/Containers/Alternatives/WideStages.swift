// The three kinds of stage at 64 bytes.

/// The first kind.
@frozen
public struct WideScale: SizedStage {
  /// What the stage scrambles with.
  public var content: Bytes64
  /// Makes a stage of a word.
  @inlinable
  public init(word: UInt64) { content = Bytes64(word: word) }
  /// What a word is multiplied by.
  @inlinable public static var multiplier: UInt64 { Scramble.one }
}

/// The second kind.
@frozen
public struct WideShift: SizedStage {
  /// What the stage scrambles with.
  public var content: Bytes64
  /// Makes a stage of a word.
  @inlinable
  public init(word: UInt64) { content = Bytes64(word: word) }
  /// What a word is multiplied by.
  @inlinable public static var multiplier: UInt64 { Scramble.two }
}

/// The third kind.
@frozen
public struct WideFold: SizedStage {
  /// What the stage scrambles with.
  public var content: Bytes64
  /// Makes a stage of a word.
  @inlinable
  public init(word: UInt64) { content = Bytes64(word: word) }
  /// What a word is multiplied by.
  @inlinable public static var multiplier: UInt64 { Scramble.three }
}
