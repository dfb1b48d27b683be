/// The root of a hierarchy of stages: a method that every subclass overrides.
open class StageObject {
  /// What the stage scrambles with; unchecked for exclusive access, which is a cost of its own.
  @exclusivity(unchecked)
  @usableFromInline
  final var content: Bytes64

  /// Makes a stage of a word.
  public init(word: UInt64) { unsafe content = Bytes64(word: word) }

  /// Scrambles a word on its way through.
  open func pass(_ word: UInt64) -> UInt64 { unsafe (word ^ content.word) &* Scramble.one }

  /// Changes what the stage scrambles with, for everyone who refers to it.
  open func tune(_ word: UInt64) { unsafe content.word = (content.word ^ word) &* Scramble.one }

  /// Returns an object of its own of the same kind.
  ///
  /// - Complexity: One allocation.
  open func copied() -> StageObject { unsafe StageObject(word: content.word) }
}

/// The second kind.
public final class ShiftObject: StageObject {
  /// Scrambles a word on its way through.
  public override func pass(_ word: UInt64) -> UInt64 {
    unsafe (word ^ content.word) &* Scramble.two
  }

  /// Changes what the stage scrambles with, for everyone who refers to it.
  public override func tune(_ word: UInt64) {
    unsafe content.word = (content.word ^ word) &* Scramble.two
  }

  /// Returns an object of its own of the same kind.
  public override func copied() -> StageObject { unsafe ShiftObject(word: content.word) }
}

/// The third kind.
public final class FoldObject: StageObject {
  /// Scrambles a word on its way through.
  public override func pass(_ word: UInt64) -> UInt64 {
    unsafe (word ^ content.word) &* Scramble.three
  }

  /// Changes what the stage scrambles with, for everyone who refers to it.
  public override func tune(_ word: UInt64) {
    unsafe content.word = (content.word ^ word) &* Scramble.three
  }

  /// Returns an object of its own of the same kind.
  public override func copied() -> StageObject { unsafe FoldObject(word: content.word) }
}

/// Stages as objects of a class hierarchy: one reference, and copies only where they are asked for.
public enum StageObjectForm: TunableStageForm {
  /// Makes a stage.
  ///
  /// - Complexity: One allocation.
  @inlinable
  public static func make(_ kind: StageKind, _ word: UInt64) -> StageObject {
    switch kind {
    case .scale: StageObject(word: word)
    case .shift: ShiftObject(word: word)
    case .fold: FoldObject(word: word)
    }
  }
  /// Passes a word by the vtable.
  @inlinable
  public static func pass(_ held: StageObject, _ word: UInt64) -> UInt64 { held.pass(word) }
  /// Passes a word by the vtable.
  @inlinable
  public static func pass(at index: Int, of stages: [StageObject], _ word: UInt64) -> UInt64 {
    stages[index].pass(word)
  }
  /// Changes a copy that is made for it: nobody knows who else refers to the object.
  ///
  /// - Complexity: One allocation, whether the object is shared or not.
  @inlinable
  public static func tune(_ held: inout StageObject, _ word: UInt64) {
    held = held.copied()
    held.tune(word)
  }
}
