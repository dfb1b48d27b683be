/// One way to hold stages of three kinds in one type.
///
/// The requirements are static and the conforming types empty, so that a loop over a form and
/// specialised for it is the loop that would have been written by hand.
public protocol StageForm: SendableMetatype {
  /// What a variable or an array element is.
  associatedtype Held
  /// Makes a stage of a kind.
  static func make(_ kind: StageKind, _ word: UInt64) -> Held
  /// Passes a word through a stage.
  static func pass(_ held: Held, _ word: UInt64) -> UInt64
  /// Passes a word through an element; a requirement, as an argument would be copied first.
  static func pass(at index: Int, of stages: [Held], _ word: UInt64) -> UInt64
}

/// A form whose copies are independent, so that one can be changed and the other stays.
public protocol TunableStageForm: StageForm {
  /// Changes a stage and no copy of it.
  static func tune(_ held: inout Held, _ word: UInt64)
}
