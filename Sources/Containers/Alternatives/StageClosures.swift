/// A stage reduced to two closures over one variable, whose box is the context of both.
@frozen
public struct StageClosures {
  /// Scrambles a word on its way through.
  public let pass: (UInt64) -> UInt64
  /// Changes what the stage scrambles with.
  public let tune: (UInt64) -> Void

  /// Moves a stage to the heap and keeps what can be done with it.
  @inlinable
  public init<S: Stage>(_ stage: S) {
    var stage = stage
    pass = { stage.pass($0) }
    tune = { stage.tune($0) }
  }
}

/// Stages as structs of closures: no type is left, and copies share their state.
public enum StageClosuresForm: StageForm {
  /// Makes a stage.
  ///
  /// - Complexity: One allocation.
  @inlinable
  public static func make(_ kind: StageKind, _ word: UInt64) -> StageClosures {
    switch kind {
    case .scale: StageClosures(WideScale(word: word))
    case .shift: StageClosures(WideShift(word: word))
    case .fold: StageClosures(WideFold(word: word))
    }
  }
  /// Passes a word by a closure call.
  @inlinable
  public static func pass(_ held: StageClosures, _ word: UInt64) -> UInt64 { held.pass(word) }
  /// Passes a word by a closure call.
  @inlinable
  public static func pass(at index: Int, of stages: [StageClosures], _ word: UInt64) -> UInt64 {
    stages[index].pass(word)
  }
}
