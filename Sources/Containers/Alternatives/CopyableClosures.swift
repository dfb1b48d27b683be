/// A stage reduced to closures, one of which makes a copy with a variable of its own.
///
/// It is ``StageClosures`` for those who need the semantics of a value: closures share what they
/// have captured, so that only a closure can give it away.
@frozen
public struct CopyableClosures {
  /// Scrambles a word on its way through.
  public let pass: (UInt64) -> UInt64
  /// Changes what the stage scrambles with, in every copy that was not made by ``copied``.
  public let tune: (UInt64) -> Void
  /// Makes a stage that shares nothing.
  public let copied: () -> CopyableClosures

  /// Moves a stage to the heap and keeps what can be done with it.
  @inlinable
  public init<S: Stage>(_ stage: S) {
    var stage = stage
    pass = { stage.pass($0) }
    tune = { stage.tune($0) }
    copied = { CopyableClosures(stage) }
  }
}

/// Stages as structs of closures that can be copied.
public enum CopyableClosuresForm: TunableStageForm {
  /// Makes a stage.
  ///
  /// - Complexity: One allocation.
  @inlinable
  public static func make(_ kind: StageKind, _ word: UInt64) -> CopyableClosures {
    switch kind {
    case .scale: CopyableClosures(WideScale(word: word))
    case .shift: CopyableClosures(WideShift(word: word))
    case .fold: CopyableClosures(WideFold(word: word))
    }
  }
  /// Passes a word by a closure call.
  @inlinable
  public static func pass(_ held: CopyableClosures, _ word: UInt64) -> UInt64 { held.pass(word) }
  /// Passes a word by a closure call.
  @inlinable
  public static func pass(at index: Int, of stages: [CopyableClosures], _ word: UInt64) -> UInt64 {
    stages[index].pass(word)
  }
  /// Changes a copy that is made for it: nobody knows who else shares the variable.
  ///
  /// - Complexity: One allocation, whether the variable is shared or not.
  @inlinable
  public static func tune(_ held: inout CopyableClosures, _ word: UInt64) {
    held = held.copied()
    held.tune(word)
  }
}
