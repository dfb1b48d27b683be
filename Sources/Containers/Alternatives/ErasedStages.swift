/// Stages of 64 bytes as `any Stage`: 40 bytes, and a box each.
public enum ErasedWideForm: TunableStageForm {
  /// Makes a stage and erases it.
  ///
  /// - Complexity: One allocation.
  @inlinable
  public static func make(_ kind: StageKind, _ word: UInt64) -> any Stage {
    switch kind {
    case .scale: WideScale(word: word)
    case .shift: WideShift(word: word)
    case .fold: WideFold(word: word)
    }
  }
  /// Passes a word by a witness call.
  @inlinable
  public static func pass(_ held: any Stage, _ word: UInt64) -> UInt64 { held.pass(word) }
  /// Passes a word by a witness call.
  @inlinable
  public static func pass(at index: Int, of stages: [any Stage], _ word: UInt64) -> UInt64 {
    stages[index].pass(word)
  }
  /// Changes the stage in its box, or in a new one if the box is shared.
  @inlinable
  public static func tune(_ held: inout any Stage, _ word: UInt64) { held.tune(word) }
}

/// Stages of 24 bytes as `any Stage`: 40 bytes, without a box.
public enum ErasedNarrowForm: StageForm {
  /// Makes a stage and erases it.
  ///
  /// - Complexity: No allocation.
  @inlinable
  public static func make(_ kind: StageKind, _ word: UInt64) -> any Stage {
    switch kind {
    case .scale: NarrowScale(word: word)
    case .shift: NarrowShift(word: word)
    case .fold: NarrowFold(word: word)
    }
  }
  /// Passes a word by a witness call.
  @inlinable
  public static func pass(_ held: any Stage, _ word: UInt64) -> UInt64 { held.pass(word) }
  /// Passes a word by a witness call.
  @inlinable
  public static func pass(at index: Int, of stages: [any Stage], _ word: UInt64) -> UInt64 {
    stages[index].pass(word)
  }
}
