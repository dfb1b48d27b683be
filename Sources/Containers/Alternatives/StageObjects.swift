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
}

/// The second kind.
public final class ShiftObject: StageObject {
  /// Scrambles a word on its way through.
  public override func pass(_ word: UInt64) -> UInt64 {
    unsafe (word ^ content.word) &* Scramble.two
  }
}

/// The third kind.
public final class FoldObject: StageObject {
  /// Scrambles a word on its way through.
  public override func pass(_ word: UInt64) -> UInt64 {
    unsafe (word ^ content.word) &* Scramble.three
  }
}

/// Stages as objects of a class hierarchy: one reference, and no copies that are independent.
public enum StageObjectForm: StageForm {
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
}
