// The three kinds of stage at 24 bytes.

/// The first kind.
@frozen
public struct NarrowScale: SizedStage {
  /// What the stage scrambles with.
  public var content: Bytes24
  /// Makes a stage of a word.
  @inlinable
  public init(word: UInt64) { content = Bytes24(word: word) }
  /// What a word is multiplied by.
  @inlinable public static var multiplier: UInt64 { Scramble.one }
}

/// The second kind.
@frozen
public struct NarrowShift: SizedStage {
  /// What the stage scrambles with.
  public var content: Bytes24
  /// Makes a stage of a word.
  @inlinable
  public init(word: UInt64) { content = Bytes24(word: word) }
  /// What a word is multiplied by.
  @inlinable public static var multiplier: UInt64 { Scramble.two }
}

/// The third kind.
@frozen
public struct NarrowFold: SizedStage {
  /// What the stage scrambles with.
  public var content: Bytes24
  /// Makes a stage of a word.
  @inlinable
  public init(word: UInt64) { content = Bytes24(word: word) }
  /// What a word is multiplied by.
  @inlinable public static var multiplier: UInt64 { Scramble.three }
}
