/// An object with a stage of any kind inside.
public final class StageBox {
  /// The stage; unchecked for exclusive access, which is a cost of its own.
  @exclusivity(unchecked)
  @usableFromInline
  var stage: WideCase
  /// Moves a stage to the heap.
  public init(_ stage: WideCase) { unsafe self.stage = stage }
}

/// A stage in a box that copies share until one is changed: one reference, and the semantics of a
/// value.
@frozen
public struct SharedStage {
  @usableFromInline var box: StageBox

  /// Moves a stage to the heap.
  @inlinable
  public init(_ stage: WideCase) { box = StageBox(stage) }

  /// Scrambles a word on its way through.
  @inlinable
  public func pass(_ word: UInt64) -> UInt64 { unsafe box.stage.pass(word) }

  /// Changes the stage of this copy.
  ///
  /// - Complexity: One allocation if the box is shared.
  @inlinable
  public mutating func tune(_ word: UInt64) {
    if !isKnownUniquelyReferenced(&box) { box = unsafe StageBox(box.stage) }
    unsafe box.stage.tune(word)
  }
}

/// Stages in boxes that are copied on write.
public enum SharedStageForm: TunableStageForm {
  /// Makes a stage.
  ///
  /// - Complexity: One allocation.
  @inlinable
  public static func make(_ kind: StageKind, _ word: UInt64) -> SharedStage {
    SharedStage(WideCase(kind, word))
  }
  /// Passes a word by a switch in the box.
  @inlinable
  public static func pass(_ held: SharedStage, _ word: UInt64) -> UInt64 { held.pass(word) }
  /// Passes a word by a switch in the box.
  @inlinable
  public static func pass(at index: Int, of stages: [SharedStage], _ word: UInt64) -> UInt64 {
    stages[index].pass(word)
  }
  /// Changes the stage in its box, or in a new one if the box is shared.
  @inlinable
  public static func tune(_ held: inout SharedStage, _ word: UInt64) { held.tune(word) }
}
