/// A stage as data: eight words in an `InlineArray`, and a kind that says what they mean.
@frozen
public struct PackedStage: BitwiseCopyable {
  @usableFromInline var words: InlineArray<8, UInt64>
  @usableFromInline let kind: StageKind

  /// Fills all words.
  @inlinable
  public init(_ kind: StageKind, _ word: UInt64) {
    words = [word, word, word, word, word, word, word, word]
    self.kind = kind
  }

  @inlinable
  @inline(__always)
  var multiplier: UInt64 {
    switch kind {
    case .scale: Scramble.one
    case .shift: Scramble.two
    case .fold: Scramble.three
    }
  }

  /// Scrambles a word on its way through.
  @inlinable
  public func pass(_ word: UInt64) -> UInt64 { (word ^ words[0]) &* multiplier }

  /// Scrambles the first word.
  @inlinable
  public mutating func tune(_ word: UInt64) { words[0] = (words[0] ^ word) &* multiplier }
}

/// Stages as data.
public enum PackedStageForm: TunableStageForm {
  /// Makes a stage.
  @inlinable
  public static func make(_ kind: StageKind, _ word: UInt64) -> PackedStage {
    PackedStage(kind, word)
  }
  /// Passes a word by the kind.
  @inlinable
  public static func pass(_ held: PackedStage, _ word: UInt64) -> UInt64 { held.pass(word) }
  /// Passes a word by the kind.
  @inlinable
  public static func pass(at index: Int, of stages: [PackedStage], _ word: UInt64) -> UInt64 {
    stages[index].pass(word)
  }
  /// Changes the stage in place.
  @inlinable
  public static func tune(_ held: inout PackedStage, _ word: UInt64) { held.tune(word) }
}
